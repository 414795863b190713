import { upcast } from '../entry-format.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { LATE, type Timer, within } from './within.ts';

/** A damaged store may hang at any request: none is waited for longer. */
const ANSWER_MS = 3_000;

/**
 * What was copied. `opened`: the database answered, or there is none of that name; else nothing is known of it.
 * `complete`: every row that exists nowhere else could be read.
 */
export type Rescued = { entries: number; drafts: number; opened: boolean; complete: boolean };

/**
 * Copies what exists nowhere else (outbox, drafts, waiting files) from a database into the journal, as far as it can
 * be read: row by row where a whole table cannot (rule S3). Over the bare interface, because the database may be of any
 * version, and Dexie would repair it first.
 */
export async function rescue(
  { factory, journal, timer }: { factory: IDBFactory; journal: Pick<Journal, 'put'>; timer: Timer },
  uid: string,
  name: string,
): Promise<Rescued> {
  const found: Rescued = { entries: 0, drafts: 0, opened: false, complete: false };
  const opening = openBare(factory, name);
  const db = await answer(timer, opening).catch(() => undefined);
  if (db === null) return { ...found, opened: true, complete: true };
  if (!db) {
    // If it opens after all, nothing would close it, and it would block every upgrade.
    opening.then(
      (late) => late?.close(),
      () => undefined,
    );
    return found;
  }
  try {
    const [files, entries, drafts] = [
      await readTable(timer, db, 'file'),
      await readTable(timer, db, 'outbox'),
      await readTable(timer, db, 'draft'),
    ];
    // Files first: an entry in the journal has its files there.
    for (const row of [...files.rows.map(asFile), ...entries.rows.map(asEntry), ...drafts.rows.map(asDraft)])
      await journal.put(uid, row);
    found.opened = true;
    found.entries = entries.rows.length;
    found.drafts = drafts.rows.length;
    found.complete = files.complete && entries.complete && drafts.complete;
    return found;
  } finally {
    db.close();
  }
}

export function asEntry(row: never): JournalRecord {
  const { order = null, ...stored } = upcast(row) as OutboxEntry;
  // Whoever was sending it is gone.
  const entry = stored.state === 'sending' ? { ...stored, state: 'waiting' as const } : stored;
  return { kind: 'entry', id: entry.id, order, entry };
}

function asFile(file: never): JournalRecord {
  return { kind: 'file', id: (file as { id: string }).id, file };
}

export function asDraft(draft: never): JournalRecord {
  return { kind: 'draft', id: (draft as { key: string }).key, draft };
}

/** Null where there is no such database; none is made. */
export async function openBare(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  const request = factory.open(name);
  let missing = false;
  request.onupgradeneeded = () => {
    missing = true;
    request.transaction?.abort();
  };
  try {
    const db = await result(request);
    // Somebody deletes it: we have what we could get.
    db.onversionchange = () => db.close();
    return db;
  } catch (error) {
    if (missing) return null;
    throw error;
  }
}

async function readTable(
  timer: Timer,
  db: IDBDatabase,
  name: string,
): Promise<{ rows: never[]; complete: boolean }> {
  if (!db.objectStoreNames.contains(name)) return { rows: [], complete: true };
  const table = () => db.transaction(name).objectStore(name);
  try {
    return { rows: (await answer(timer, result(table().getAll()))) as never[], complete: true };
  } catch {
    const keys = await answer(timer, result(table().getAllKeys())).catch(() => []);
    const rows: never[] = [];
    for (const key of keys) {
      const row = await answer(timer, result(table().get(key))).catch(() => undefined);
      if (row !== undefined) rows.push(row as never);
    }
    return { rows, complete: false };
  }
}

async function answer<Result>(timer: Timer, work: Promise<Result>): Promise<Result> {
  const end = await within(timer, ANSWER_MS, work);
  if (end === LATE) throw new Error('the store does not answer');
  return end;
}

export function result<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Deletes a database; answers whether that was done in time. */
export async function deleteStore(
  factory: IDBFactory,
  name: string,
  timer: Timer,
  ms: number,
): Promise<boolean> {
  const done = await within(timer, ms, result(factory.deleteDatabase(name))).catch(() => LATE);
  return done !== LATE;
}
