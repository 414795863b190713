import type { SealKey } from '../../../contract/entities/rights.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';

/**
 * Fetches the public half of the person's pair, so that this device can lock away what is unsent whenever it is signed
 * out, also from elsewhere and without network (rule S4). Once, and again of a server that was set back: that may have
 * made another pair since.
 */
export async function keepSealKey(db: Replica, ask: () => Promise<SealKey>): Promise<void> {
  const [held, epoch] = [await getMeta(db, 'sealKey'), await getMeta(db, 'epoch')];
  if (held && held.epoch === epoch) return;
  const { publicKey } = await ask();
  await writeGate(db, () => putMeta(db, 'sealKey', { publicKey, epoch }), { tables: [db.meta] });
}
