import type { SealKey } from '../../../contract/entities/rights.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { type Box, type Boxes, placeOf } from '../../replica/store/boxes.ts';
import { inOrder, type JournalRecord } from '../../replica/store/journal.ts';
import { openBox } from '../../replica/store/sealed-box.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import { admit } from '../outbox/journal.ts';
import type { WithLock } from '../wire/lock.ts';
import { type Contents, deviceLock } from './put-away.ts';

export type TakeOutPorts = {
  boxes: Boxes;
  subtle: SubtleCrypto | undefined;
  lock: WithLock;
  /** Both halves, from the server. Throws what a call throws; then everything stays locked until somebody asks again. */
  askKey: () => Promise<SealKey>;
};

/**
 * Puts what was locked away back into the replica after the next sign-in, in the order of the taps and in front of what
 * was done since, then removes the boxes (rule S4). Exactly once: the ids of opened boxes are written in the same
 * transaction, so that after a crash nothing comes back that was sent or discarded meanwhile; an entry that lies in two
 * boxes has one id.
 * @returns how many entries were added to the outbox
 */
export async function takeOut(db: Replica, { boxes, subtle, lock, askKey }: TakeOutPorts): Promise<number> {
  if (!subtle || (await boxes.list(db.uid)).length === 0) return 0;
  // Outside of the lock: an answer that ends the session calls `putAway`, which waits for it.
  const key = await askKey();
  const { privateKey } = key;
  if (!privateKey) return 0;
  return lock(deviceLock(db.uid), async () => {
    const known = (await getMeta(db, 'takenOut')) ?? [];
    const found = await boxes.list(db.uid);
    const opened: string[] = [];
    const records = new Map<string, JournalRecord>();
    for (const box of found.filter(({ id }) => !known.includes(id))) {
      // A server restored from a backup may have made another pair. The box stays until its time is over.
      const inside = await readBox(boxes, subtle, { ...key, privateKey }, db.uid, box).catch(() => null);
      if (!inside) continue;
      opened.push(box.id);
      for (const record of inside) records.set(`${record.kind} ${record.id}`, record);
    }
    const isIn = [...known, ...opened];
    const count = await writeGate(
      db,
      async () => {
        await putMeta(db, 'takenOut', isIn);
        return admitInFront(db, [...records.values()]);
      },
      { precious: true },
    );
    for (const id of isIn) await boxes.remove(db.uid, id);
    return count;
  });
}

async function readBox(
  boxes: Boxes,
  subtle: SubtleCrypto,
  key: Required<SealKey>,
  uid: string,
  { id }: Box,
): Promise<JournalRecord[]> {
  const read = async (item?: string) =>
    openBox(subtle, key, await boxes.read(uid, id, item), placeOf(uid, id, item));
  const { records } = JSON.parse(new TextDecoder().decode(await read())) as Contents;
  for (const record of records) if (record.kind === 'file') record.file.bytes = await read(record.id);
  return inOrder(records);
}

/**
 * Inside `writeGate`. Places in front of all others are fractions: those above zero are what every version of the app
 * reads, and an older one may still have a tab open.
 */
async function admitInFront(db: Replica, records: readonly JournalRecord[]): Promise<number> {
  const [first, received] = [await db.outbox.orderBy('order').first(), await db.received.toArray()];
  // What was received may come back into its old place (rule R3).
  const taken = [first, ...received.map(({ entry }) => entry)].map((entry) => entry?.order ?? 1);
  const before = Math.min(1, ...taken);
  const entries = records.filter(({ kind }) => kind === 'entry');
  for (const record of records) if (record.kind !== 'entry') await admit(db, record);
  let count = 0;
  for (const [at, record] of entries.entries())
    if (await admit(db, record, (before * (at + 1)) / (entries.length + 1))) count += 1;
  return count;
}
