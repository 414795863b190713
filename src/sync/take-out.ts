import type { SealKey } from '../../contract/entities/rights.ts';
import { getMeta, type Replica } from '../replica/database.ts';
import { type Box, type Boxes, placeOf } from '../replica/store/boxes.ts';
import { inOrder, type JournalRecord } from '../replica/store/journal.ts';
import { openBox } from '../replica/store/sealed-box.ts';
import { putMeta, writeGate } from '../replica/write-gate.ts';
import { admit } from './journal.ts';
import type { WithLock } from './lock.ts';
import { type Contents, deviceLock } from './put-away.ts';

export type TakeOutPorts = {
  boxes: Boxes;
  subtle: SubtleCrypto | undefined;
  lock: WithLock;
  /** Both halves, from the server. Throws what a call throws; then everything stays locked until somebody asks again. */
  askKey: () => Promise<SealKey>;
};

/**
 * The person is back: puts what was locked away for them into their replica, in the order of the taps and in front of
 * what they have done since, and then takes the boxes away (rule S4). Exactly once: which boxes are in is written in the
 * same transaction, so that what was sent or discarded after a crash does not come back; and an entry that lies in two
 * of them has one id.
 * @returns how many entries it put into the outbox
 */
export async function takeOut(db: Replica, { boxes, subtle, lock, askKey }: TakeOutPorts): Promise<number> {
  if (!subtle || (await boxes.list(db.uid)).length === 0) return 0;
  // Before the lock: an answer that ends the session puts away what is here, and waits for the lock.
  const key = await askKey();
  const { privateKey } = key;
  if (!privateKey) return 0;
  return lock(deviceLock(db.uid), async () => {
    const known = (await getMeta(db, 'takenOut')) ?? [];
    const found = await boxes.list(db.uid);
    const opened: string[] = [];
    const records = new Map<string, JournalRecord>();
    for (const box of found.filter(({ id }) => !known.includes(id))) {
      // Of a server that was set back, and has made another pair since: kept until its time is over.
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

/** Inside `writeGate`. */
async function admitInFront(db: Replica, records: readonly JournalRecord[]): Promise<number> {
  const [first, received] = [await db.outbox.orderBy('order').first(), await db.received.toArray()];
  // What was received may come back into its old place (rule R3).
  const taken = [first, ...received.map(({ entry }) => entry)].map((entry) => entry?.order ?? 0);
  let order = Math.min(0, ...taken) - records.length;
  let count = 0;
  // Behind their files, because an entry has its files here; in their own order.
  for (const record of records) if (record.kind !== 'entry') await admit(db, record);
  for (const record of records) {
    if (record.kind !== 'entry') continue;
    if (await admit(db, record, order)) count += 1;
    order += 1;
  }
  return count;
}
