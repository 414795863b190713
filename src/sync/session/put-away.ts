import { type BareFacts, namesOf, signOf, takeRows, takeUnsent } from '../../replica/store/bare-store.ts';
import { type Boxes, placeOf } from '../../replica/store/boxes.ts';
import type { Journal, JournalRecord } from '../../replica/store/journal.ts';
import { deleteStore, rescue } from '../../replica/store/rescue.ts';
import { sealBox } from '../../replica/store/sealed-box.ts';
import { LATE, type Timer, within } from '../../replica/store/within.ts';
import type { WithLock } from '../wire/lock.ts';
import type { Clock, NewId } from '../wire/ports.ts';

export type PutAwayPorts = {
  factory: IDBFactory;
  journal: Journal;
  boxes: Boxes;
  /** Missing outside of https. */
  subtle: SubtleCrypto | undefined;
  timer: Timer;
  clock: Clock;
  newId: NewId;
  lock: WithLock;
  /** Nobody but a person who is sealed is put away: the same one may have signed in again meanwhile. */
  isSealed: (uid: string) => Promise<boolean>;
};

/**
 * What remains on this device of a person. `locked`: unsent work, in boxes that only their next sign-in opens · `open`: the
 * same as it was, in clear text, because it could not be locked away
 */
export type Left = 'nothing' | 'locked' | 'open';

/** What a box holds beside the bytes of its files. */
export type Contents = { records: JournalRecord[] };

const DELETE_MS = 5_000;
/** A store that hangs must not hold up the sign-out, nor the next sign-in, which waits for the same lock. */
const STORE_MS = 10_000;
/** A tap may land between copy and deletion; its tab is being told to leave, so this cannot go on for long. */
const TRIES = 3;

/** One at a time puts away and takes out, over page and worker. */
export const deviceLock = (uid: string) => `this-device:${uid}`;

/**
 * Removes what lies on this device of a person whose session is over: mirrored rows at once; entries and drafts that
 * were never sent go into an encrypted box first (rule S4).
 *
 * Every step leaves a state from which a repetition completes the work: the person is noted as away before anything
 * else; rows go first; a box counts once its contents are written; the tables are emptied only after that. A crash in
 * between may leave two boxes with the same entries, which `takeOut` tells apart by id.
 *
 * Without a public key nothing can be encrypted: the device had no network since the sign-in, or WebCrypto is missing.
 * Deleting would lose work that exists nowhere else, so it stays as it is, and is removed when a box would be.
 */
export function putAway(uid: string, ports: PutAwayPorts): Promise<Left> {
  return ports.lock(deviceLock(uid), async () =>
    (await ports.isSealed(uid)) ? putAwayHeld(uid, ports) : 'nothing',
  );
}

/**
 * Sign-out by hand. `leave` runs under the lock: other tabs learn of the sign-out from it and call `putAway`, which must
 * not box what this one is about to discard.
 * Unsent work is counted after `leave`, never before: a tap whose transaction was held up lands after any count.
 * @param given.discard the person discards what is unsent, boxes included
 */
export function part(
  uid: string,
  ports: PutAwayPorts,
  { leave, discard }: { leave: () => Promise<void>; discard: boolean },
): Promise<Left> {
  return ports.lock(deviceLock(uid), async () => {
    await leave();
    if (!discard) return putAwayHeld(uid, ports);
    const { boxes, factory, timer } = ports;
    for (const { id } of await boxes.list(uid)) await boxes.remove(uid, id);
    for (const name of await namesOf(factory, uid))
      await inTime(timer, takeRows(factory, name, { unsent: true }));
    await forgetReplicas(ports, uid);
    return 'nothing';
  });
}

async function putAwayHeld(uid: string, ports: PutAwayPorts): Promise<Left> {
  const { boxes, clock, journal } = ports;
  if ((await boxes.readAway(uid)) === undefined) await boxes.writeAway(uid, clock());
  const facts = await takeAllRows(ports, uid);
  // Taken out before, and only not removed any more.
  for (const id of facts.flatMap(({ takenOut }) => takenOut)) await boxes.remove(uid, id);
  const waits = facts.some(({ unsent }) => unsent > 0) || (await journal.list(uid)).length > 0;
  if (waits && !(await lockUp(ports, uid, facts))) return 'open';
  await forgetReplicas(ports, uid);
  const isLocked = (await boxes.list(uid)).length > 0;
  if (!isLocked) await boxes.dropAway(uid);
  return isLocked ? 'locked' : 'nothing';
}

async function takeAllRows({ factory, timer }: PutAwayPorts, uid: string): Promise<BareFacts[]> {
  const facts: BareFacts[] = [];
  for (const name of await namesOf(factory, uid)) {
    const taken = await inTime(timer, takeRows(factory, name));
    if (taken) facts.push(taken);
  }
  return facts;
}

/** The journal goes first: a tab whose database is deleted under it opens it again as long as the mark is there. */
export async function forgetReplicas(
  { factory, journal, timer }: Pick<PutAwayPorts, 'factory' | 'journal' | 'timer'>,
  uid: string,
): Promise<void> {
  await journal.forget(uid);
  for (const name of await namesOf(factory, uid)) await deleteStore(factory, name, timer, DELETE_MS);
}

/** Moves what was never sent into a box; answers whether nothing is left outside of it. */
async function lockUp(ports: PutAwayPorts, uid: string, facts: readonly BareFacts[]): Promise<boolean> {
  const { boxes, factory, journal, newId, subtle, timer } = ports;
  const key = facts.find(({ sealKey }) => sealKey)?.sealKey;
  if (!key || !subtle) return false;
  let before: string | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = newId();
    const records = await copyUnsent(ports, uid);
    const contents: Contents = { records: records.map(withoutBytes) };
    const put = async (bytes: BufferSource, item?: string) =>
      boxes.put(uid, id, await sealBox(subtle, key, bytes, placeOf(uid, id, item)), item);
    for (const record of records) if (record.kind === 'file') await put(record.file.bytes, record.id);
    await put(new TextEncoder().encode(JSON.stringify(contents)));
    if (before) await boxes.remove(uid, before);
    before = id;
    const known = new Set(records.map(signOf));
    let emptied = (await journal.list(uid)).every((record) => known.has(signOf(record)));
    for (const name of await namesOf(factory, uid))
      emptied = (await inTime(timer, takeUnsent(factory, name, known))) && emptied;
    if (emptied) return true;
  }
  return false;
}

async function copyUnsent({ factory, journal, timer }: PutAwayPorts, uid: string): Promise<JournalRecord[]> {
  const records: JournalRecord[] = [];
  const put: Journal['put'] = async (_, record) => void records.push(record);
  for (const name of await namesOf(factory, uid)) {
    const { opened } = await rescue({ factory, journal: { put }, timer }, uid, name);
    if (!opened) throw new Error('the store does not answer');
  }
  return [...records, ...(await journal.list(uid))];
}

async function inTime<Result>(timer: Timer, work: Promise<Result>): Promise<Result> {
  const end = await within(timer, STORE_MS, work);
  if (end === LATE) throw new Error('the store does not answer');
  return end;
}

/** Bytes are an item of their own: as text they would take a third more. */
function withoutBytes(record: JournalRecord): JournalRecord {
  return record.kind === 'file' ? { ...record, file: { ...record.file, bytes: new ArrayBuffer(0) } } : record;
}
