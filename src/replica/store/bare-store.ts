import type { SealKey } from '../../../contract/entities/rights.ts';
import { indexName, replicaName } from '../database.ts';
import { isMissed, type StoredEntry, upcast } from '../entry-format.ts';
import { nextName } from './leftovers.ts';
import { asDraft, asEntry, openBare, result } from './rescue.ts';

/**
 * Empties replicas through the bare IndexedDB interface. Dexie would first upgrade a database of an older version, and
 * refuse one of a newer version; both have to be emptied.
 */

/** What exists nowhere else; everything else the server has. */
const UNSENT = ['outbox', 'draft', 'file'];
/** Facts in `meta` that putting away needs. */
const FACTS = ['sealKey', 'takenOut'] as const;

export type BareFacts = {
  sealKey: Pick<SealKey, 'publicKey'> | undefined;
  takenOut: readonly string[];
  /** Entries that would be missed, and drafts. */
  unsent: number;
};

/** Names of databases of this person: `zusage:ada`, `zusage:ada~2`, `zusage:ada~market`. */
export async function namesOf(factory: IDBFactory, uid: string): Promise<string[]> {
  const own = replicaName(uid);
  const found = await allNames(factory);
  // Asking for one that is not there makes none.
  if (!found) return [own, nextName(own), nextName(nextName(own)), indexName(uid)];
  return found.filter((name) => name === own || name.startsWith(`${own}~`));
}

/** Whose replicas are on this device; none if the browser does not tell. */
export async function peopleOf(factory: IDBFactory): Promise<string[]> {
  const prefix = replicaName('');
  const own = ((await allNames(factory)) ?? []).filter((name) => name.startsWith(prefix));
  const people = own.map((name) => name.slice(prefix.length).replace(/~(?:\d+|market)$/, ''));
  return [...new Set(people)].filter((uid) => uid !== 'public');
}

async function allNames(factory: IDBFactory): Promise<string[] | undefined> {
  return (await factory.databases?.())?.map(({ name = '' }) => name);
}

/**
 * Deletes everything the server has as well. Clears tables in one transaction instead of deleting the database, which
 * would wait for every tab that has it open, and a frozen tab may not close it for hours. Null: there is no database of
 * this name.
 * @param options.unsent takes what was never sent as well, as happens by itself where nobody would miss any of it
 */
export async function takeRows(
  factory: IDBFactory,
  name: string,
  { unsent = false }: { unsent?: boolean } = {},
): Promise<BareFacts | null> {
  return withStore(factory, name, async (tx) => {
    const tables = [...tx.objectStoreNames];
    const table = (of: string) => tx.objectStore(of);
    const all = async <Row>(of: string) =>
      tables.includes(of) ? ((await result(table(of).getAll())) as Row[]) : [];
    const [meta, entries, drafts] = await Promise.all([
      all<{ key: string; value: never }>('meta'),
      all<StoredEntry & { files?: string[] }>('outbox'),
      all<{ value: unknown }>('draft'),
    ]);
    const missed = entries.map(upcast).filter(isMissed).length + drafts.length;
    const isAll = unsent || missed === 0;
    for (const other of tables) if (isAll || !UNSENT.includes(other)) table(other).clear();
    const facts = Object.fromEntries(meta.map(({ key, value }) => [key, value]));
    for (const key of FACTS) if (facts[key]) table('meta').put({ key, value: facts[key] });
    const needed = new Set([...entries.flatMap(({ files }) => files ?? []), ...drafts.flatMap(namesIn)]);
    const files = tables.includes('file') ? await result(table('file').getAllKeys()) : [];
    for (const id of files) if (!needed.has(id as string)) table('file').delete(id);
    const { sealKey, takenOut = [] } = facts;
    return { sealKey, takenOut, unsent: missed };
  });
}

/**
 * Empties what is unsent as well, if it still is what `known` says; answers whether it was. Another tab may have taken a
 * tap a moment ago that was not copied.
 */
export async function takeUnsent(
  factory: IDBFactory,
  name: string,
  known: ReadonlySet<string>,
): Promise<boolean> {
  const emptied = await withStore(factory, name, async (tx) => {
    const tables = [...tx.objectStoreNames].filter((table) => UNSENT.includes(table));
    const all = async (of: string) =>
      tables.includes(of) ? ((await result(tx.objectStore(of).getAll())) as never[]) : [];
    const rows = [...(await all('outbox')).map(asEntry), ...(await all('draft')).map(asDraft)];
    if (!rows.every((row) => known.has(signOf(row)))) return false;
    for (const table of tables) tx.objectStore(table).clear();
    return true;
  });
  return emptied !== false;
}

/** Tells what a person has written apart from anything else they have; what became of it on its way does not matter. */
export function signOf(record: ReturnType<typeof asEntry | typeof asDraft>): string {
  if (record.kind === 'entry') return `${record.id} ${JSON.stringify(record.entry.args)}`;
  return record.kind === 'draft' ? `${record.id} ${JSON.stringify(record.draft)}` : record.id;
}

/** Of drafts that name files, their value is the ids. */
function namesIn({ value }: { value: unknown }): unknown[] {
  return Array.isArray(value) ? value : [];
}

async function withStore<Result>(
  factory: IDBFactory,
  name: string,
  work: (tx: IDBTransaction) => Promise<Result>,
): Promise<Result | null> {
  const db = await openBare(factory, name);
  if (db === null) return null;
  try {
    if (db.objectStoreNames.length === 0) return null;
    const tx = db.transaction([...db.objectStoreNames], 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error ?? new Error('aborted'));
    });
    const [answer] = await Promise.all([work(tx), done]);
    return answer;
  } finally {
    db.close();
  }
}
