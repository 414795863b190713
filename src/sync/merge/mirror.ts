import type { TableName } from '../../../contract/sync.ts';
import { addMissing } from '../../replica/add-missing.ts';
import type { Base, Replica } from '../../replica/database.ts';
import { isWhole, type RowKey, rowKey, splitKey } from '../../replica/outbox-entry.ts';
import type { AnyRow } from '../mutators/row-view.ts';
import { lookUp } from './look-up.ts';

/** Truth as it lies in the replica: in the row itself, or in its base where waiting entries have changed the row. */

export type Bases = ReadonlyMap<RowKey, AnyRow | null>;

/** The truth of those of the given rows that waiting entries have changed. */
export async function readBases(db: Replica, keys: ReadonlySet<RowKey>): Promise<Bases> {
  const found = await lookUp(db.base, keys);
  return new Map(found.map(({ key, row }) => [key, row as AnyRow | null]));
}

/** Those of the given rows, and of whole tables, that waiting entries have changed. */
export async function optimisticAmong(db: Replica, keys: ReadonlySet<RowKey>): Promise<RowKey[]> {
  const ofTable = (key: RowKey) =>
    db.base
      .where('key')
      .startsWith(rowKey(splitKey(key)[0], ''))
      .primaryKeys();
  const [bases, ...tables] = await Promise.all([
    readBases(db, keys),
    ...[...keys].filter(isWhole).map(ofTable),
  ]);
  return [...bases.keys(), ...tables.flat()];
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

/** Writes what a new effect shows. A row that is optimistic already keeps the base it has. */
export async function showRows(
  db: Replica,
  rows: ReadonlyMap<RowKey, AnyRow | null>,
  bases: readonly Base[],
): Promise<void> {
  await Promise.all([addMissing(db.base, bases), writeRows(db, rows, { put: [], drop: [] })]);
}

/** Writes rows as they are shown: those that are optimistic now get a base, those that no longer are lose it. */
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
    if (mine.put.length > 0) writes.push(putInTurn(db.rows(table), mine.put));
    if (mine.drop.length > 0) writes.push(db.rows(table).bulkDelete(mine.drop));
  }
  await Promise.all(writes);
}

/**
 * Rows that are put at a time. Handing them to the store takes the thread, and a person who taps in this moment waits for
 * as long.
 */
const PUT_MAX = 50;

async function putInTurn(table: ReturnType<Replica['rows']>, rows: readonly AnyRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PUT_MAX)
    await table.bulkPut(rows.slice(at, at + PUT_MAX) as never[]);
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
