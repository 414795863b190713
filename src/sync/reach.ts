import type { Replica } from '../replica/database.ts';
import { putMeta, writeGate } from '../replica/write-gate.ts';
import type { Outcome } from './outcome.ts';

/** Keeps what a request taught us about the way to the server; writes only when it changed. */
export async function noteReach(db: Replica, outcome: Outcome<unknown>): Promise<void> {
  const reachable = outcome.kind !== 'none';
  const known = (await db.meta.get('reachable'))?.value;
  if (known !== reachable) await writeGate(db, () => putMeta(db, 'reachable', reachable));
  if (outcome.kind === 'answer' && (await db.meta.get('signIn'))?.value) {
    await writeGate(db, () => putMeta(db, 'signIn', false));
  }
}
