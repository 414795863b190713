import type { TableName } from '../../../contract/sync.ts';
import type { Replica } from '../../replica/database.ts';
import { isUnderstood, upcast } from '../../replica/entry-format.ts';
import { isWhole, type OutboxEntry, type RowKey, splitKey, wholeTable } from '../../replica/outbox-entry.ts';
import { LOOK_UP } from './look-up.ts';

/** Rows whose optimistic state has to be computed again, and the entries that do it, in their order. */
export type Affected = { keys: Set<RowKey>; entries: OutboxEntry[] };

type Entries = ReadonlyMap<number, OutboxEntry>;

/** Finds entries of this format that may be concerned by some keys and are not known yet: at least all that are. */
export type FindEntries = (fresh: readonly RowKey[], known: Entries) => Promise<OutboxEntry[]>;

/**
 * What a change of some rows reaches (rule R5): the entries computed from them, the rows those have changed, whoever
 * was computed from these, and, because effects build on each other in order, whoever has changed what an affected
 * entry reads. Must run inside `writeGate`.
 */
export async function affectedBy(find: FindEntries, seeds: Iterable<RowKey>): Promise<Affected> {
  const closure: Closure = { keys: new Set(seeds), read: new Set(), entries: new Map() };
  for (let fresh = [...closure.keys]; fresh.length > 0; )
    fresh = takeIn(closure, await find(fresh, closure.entries));
  const entries = [...closure.entries.values()].sort((a, b) => (a.order as number) - (b.order as number));
  return { keys: closure.keys, entries };
}

/** Rows and entries known to be reached so far; `read`: rows that these entries have read. */
type Closure = { keys: Set<RowKey>; read: Set<RowKey>; entries: Map<number, OutboxEntry> };

/** Adds those of the found entries that are reached; gives the keys that are new by them. */
function takeIn({ keys, read, entries }: Closure, found: readonly OutboxEntry[]): RowKey[] {
  const fresh: RowKey[] = [];
  for (const entry of found) {
    if (entries.has(entry.order as number) || !reaches(entry, keys, read)) continue;
    entries.set(entry.order as number, entry);
    for (const key of entry.touches) add(keys, key, fresh);
    for (const key of entry.reads) add(read, key, fresh);
  }
  return fresh;
}

function add(to: Set<RowKey>, key: RowKey, fresh: RowKey[]): void {
  if (to.has(key)) return;
  to.add(key);
  fresh.push(key);
}

/** As a rule no more entries wait, and one way to the store and back brings them. */
const FEW = 8;

/** For as long as the outbox is not written to. */
export async function createFinder(db: Replica): Promise<FindEntries> {
  const [waiting, few] = await Promise.all([db.outbox.count(), db.outbox.limit(FEW).toArray()]);
  if (waiting <= LOOK_UP.walkMax) {
    const everything = understood(waiting > few.length ? await db.outbox.toArray() : few);
    return async () => everything;
  }
  return async (fresh, known) => {
    const probes = [...new Set(fresh.flatMap((key) => [key, wholeTable(splitKey(key)[0])]))];
    // An entry weighs about as much as the keys of four look-ups.
    if (fresh.some(isWhole) || probes.length * 4 > waiting) return understood(await db.outbox.toArray());
    return understood(await lookUp(db, probes, known));
  };
}

/** One request for each key: a cursor, as `anyOf` opens it, takes its time over every entry. */
async function lookUp(db: Replica, probes: readonly RowKey[], known: Entries): Promise<OutboxEntry[]> {
  const reading = (key: RowKey) => db.outbox.where('reads').equals(key);
  if (probes.length <= LOOK_UP.wholeMax)
    return (await Promise.all(probes.map((key) => reading(key).toArray()))).flat();
  // Most of what many keys lead to is known already.
  const orders = (await Promise.all(probes.map((key) => reading(key).primaryKeys()))).flat();
  const unknown = [...new Set(orders)].filter((order) => order !== undefined && !known.has(order));
  if (unknown.length === 0) return [];
  return (await db.outbox.bulkGet(unknown)).filter((entry) => entry !== undefined);
}

function understood(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.map(upcast).filter(isUnderstood);
}

function reaches(entry: OutboxEntry, changed: ReadonlySet<RowKey>, read: ReadonlySet<RowKey>): boolean {
  return (
    entry.reads.some((key) => (isWhole(key) ? anyOf(changed, key) : changed.has(key))) ||
    entry.touches.some((key) => read.has(key) || read.has(wholeTable(splitKey(key)[0])))
  );
}

function anyOf(keys: ReadonlySet<RowKey>, whole: RowKey): boolean {
  const prefix = `${splitKey(whole)[0] satisfies TableName}:`;
  for (const key of keys) if (key.startsWith(prefix)) return true;
  return false;
}
