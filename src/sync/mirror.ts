import { type Change, type TableName, tableNames } from '../../contract/sync.ts';
import type { Base, Replica } from '../replica/database.ts';
import { isWhole, type RowKey, rowKey, splitKey } from '../replica/outbox-entry.ts';
import { lookUp, versionsOf } from './look-up.ts';
import type { AnyRow } from './row-view.ts';

/** Truth as it lies in the replica: in the row itself, or in its base where waiting entries have changed the row. */

export type Bases = ReadonlyMap<RowKey, AnyRow | null>;

/** The truth of those of the given rows that waiting entries have changed. */
export async function readBases(db: Replica, keys: ReadonlySet<RowKey>): Promise<Bases> {
  const found = await lookUp(db.base, keys);
  return new Map(found.map(({ key, row }) => [key, row as AnyRow | null]));
}

/** Rows as they are shown now; null where there is none. Whole tables are left out. */
export async function readRows(db: Replica, keys: Iterable<RowKey>): Promise<Map<RowKey, AnyRow | null>> {
  const wanted = new Map<TableName, string[]>();
  for (const key of keys) {
    const [table, id] = splitKey(key);
    if (isWhole(key)) continue;
    wanted.set(table, [...(wanted.get(table) ?? []), id]);
  }
  const found = await Promise.all(
    [...wanted].map(async ([table, ids]) => {
      const rows = await db.rows(table).bulkGet(ids);
      return ids.map((id, at) => [rowKey(table, id), (rows[at] as AnyRow | undefined) ?? null] as const);
    }),
  );
  return new Map(found.flat());
}

/**
 * Puts newer truth where truth lies. A row with an older `ver` never replaces a newer one, nor a tombstone, so any
 * order of arrival ends the same (rule R5).
 * @param bases those of the changed rows; @returns what has become of them
 */
export async function putTruth(db: Replica, changes: readonly Change[], bases: Bases): Promise<Bases> {
  const put = await Promise.all(
    tableNames.map((table) => {
      const mine = changes.filter((change) => change.table === table);
      return mine.length > 0 ? putTruthOf(db, table, mine, bases) : [];
    }),
  );
  return new Map([...bases, ...put.flat().map(({ key, row }) => [key, row as AnyRow | null] as const)]);
}

async function putTruthOf(db: Replica, table: TableName, mine: Change[], bases: Bases): Promise<Base[]> {
  const [rows, buried] = await Promise.all([
    versionsOf(db.rows(table), new Set(mine.map(({ id }) => id))),
    lookUp(db.tombstone, new Set(mine.map(({ id }) => rowKey(table, id)))),
  ]);
  const graves = new Map(buried.map(({ key, ver }) => [key, ver]));
  const known = (id: string) => {
    const key = rowKey(table, id);
    const base = bases.get(key);
    return Math.max((base === undefined ? rows.get(id) : base?.ver) ?? 0, graves.get(key) ?? 0);
  };
  const newer = mine.filter(({ id, ver }) => ver >= known(id));
  const gone = newer.filter(({ row }) => row === null);
  const stored = (change: Change) =>
    change.row && ({ ...change.row, _bucket: change.bucket } as unknown as AnyRow);
  const covered = newer.filter(({ id }) => bases.has(rowKey(table, id)));
  const open = newer.filter(({ id }) => !bases.has(rowKey(table, id)));
  const newGraves = gone.map(({ id, ver }) => ({ key: rowKey(table, id), ver }));
  const put = covered.map((change) => ({ key: rowKey(table, change.id), row: stored(change) }));
  await Promise.all([
    newGraves.length > 0 && db.tombstone.bulkPut(newGraves),
    writeRows(db, new Map(open.map((change) => [rowKey(table, change.id), stored(change)])), {
      put,
      drop: [],
    }),
  ]);
  return put;
}

/**
 * Throws away the rows of these buckets (rules R3, R4). What waiting entries have made of them, or make now that they
 * are gone, is left to a replay over the rows that are answered.
 */
export async function emptyBuckets(db: Replica, buckets: ReadonlySet<string>): Promise<RowKey[]> {
  const reached = await db.base.toCollection().primaryKeys();
  for (const table of tableNames) {
    const gone = await db
      .rows(table)
      .where('_bucket')
      .anyOf([...buckets])
      .primaryKeys();
    await db.rows(table).bulkDelete(gone);
    for (const id of gone) reached.push(rowKey(table, id));
  }
  await db.base.toCollection().modify((base) => {
    if (base.row && buckets.has(base.row._bucket)) base.row = null;
  });
  // Nobody can tell which bucket an answer was about, and each is asked for again when it is looked at.
  await db.answer.clear();
  // A tombstone outlives its row, so those of these buckets cannot be told apart: all are forgotten.
  await db.tombstone.clear();
  return reached;
}

/** Writes what a replay has made: rows that are optimistic now get a base, rows that no longer are lose it. */
export async function writeRows(
  db: Replica,
  rows: ReadonlyMap<RowKey, AnyRow | null>,
  bases: { put: Base[]; drop: RowKey[] },
): Promise<void> {
  const writes: PromiseLike<unknown>[] = [];
  // Nothing to write is still a way to the store and back.
  if (bases.put.length > 0) writes.push(db.base.bulkPut(bases.put));
  if (bases.drop.length > 0) writes.push(db.base.bulkDelete(bases.drop));
  for (const [table, mine] of byTable(rows)) {
    if (mine.put.length > 0) writes.push(db.rows(table).bulkPut(mine.put as never[]));
    if (mine.drop.length > 0) writes.push(db.rows(table).bulkDelete(mine.drop));
  }
  await Promise.all(writes);
}

function byTable(rows: ReadonlyMap<RowKey, AnyRow | null>) {
  const tables = new Map<TableName, { put: AnyRow[]; drop: string[] }>();
  for (const [key, row] of rows) {
    const [table, id] = splitKey(key);
    const mine = tables.get(table) ?? { put: [], drop: [] };
    tables.set(table, mine);
    if (row) mine.put.push(row);
    else mine.drop.push(id);
  }
  return tables;
}
