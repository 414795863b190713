import type { Replica } from '../../replica/database.ts';
import type { RowKey } from '../../replica/outbox-entry.ts';

/**
 * From when on rows and entries are looked up one by one instead of being read all at once. The answer is the same, so
 * a simulation may set them low, to go both ways.
 */
export const LOOK_UP = {
  /** Up to so many waiting entries are read at once, whatever is looked for. */
  walkMax: 100,
  /** What so few keys lead to is read whole. */
  wholeMax: 8,
  /** So few keys are always looked up one by one. */
  eachMax: 8,
};

/** A table of few rows that most keys are not in. */
type Keyed<Row> = {
  limit: (max: number) => { toArray: () => PromiseLike<Row[]> };
  count: () => PromiseLike<number>;
  toArray: () => PromiseLike<Row[]>;
  bulkGet: (keys: RowKey[]) => PromiseLike<(Row | undefined)[]>;
};

/** What the table has of these keys. */
export async function lookUp<Row extends { key: RowKey }>(
  table: Keyed<Row>,
  keys: ReadonlySet<RowKey>,
): Promise<Row[]> {
  const ofKeys = (rows: readonly Row[]) => rows.filter(({ key }) => keys.has(key));
  if (keys.size > LOOK_UP.eachMax) {
    // As a rule there are few or none, and one way to the store and back tells.
    const few = await table.limit(keys.size).toArray();
    if (few.length < keys.size) return ofKeys(few);
    // A walk over all of them brings as many in a fourth of the time that looking them up takes.
    if (keys.size * 4 > (await table.count())) return ofKeys(await table.toArray());
  }
  return (await table.bulkGet([...keys])).filter((row) => row !== undefined);
}

type Rows = Pick<ReturnType<Replica['rows']>, 'where' | 'bulkGet'>;

/** `ver` of those of these rows that the replica has. */
export async function versionsOf(table: Rows, ids: ReadonlySet<string>): Promise<Map<string, number>> {
  const rows = await table.bulkGet(await present(table, ids));
  return new Map(rows.filter((row) => row !== undefined).map(({ _id, ver }) => [_id, ver]));
}

/**
 * Those of these ids that have a row, or all where that cannot be told at once. Ids are made of the time, and a page
 * brings rows of about one time: where few rows have their ids between the first and the last of a page, one question
 * tells of all, and on a first load it says that there is none. Rows asked for one by one took a third of such a load.
 */
async function present(table: Rows, ids: ReadonlySet<string>): Promise<string[]> {
  const max = ids.size * 4;
  if (ids.size <= LOOK_UP.eachMax) return [...ids];
  const sorted = [...ids].sort();
  const between = await table
    .where(':id')
    .between(sorted[0], sorted.at(-1), true, true)
    .limit(max + 1)
    .primaryKeys();
  return between.length > max ? [...ids] : between.filter((id) => ids.has(id));
}
