import { type Change, type TableName, tableNames } from '../../../contract/sync.ts';
import { getMeta, type Replica, type Tombstone } from '../../replica/database.ts';
import { type RowKey, rowKey } from '../../replica/outbox-entry.ts';
import type { AnyRow } from '../mutators/row-view.ts';
import { lookUp, versionsOf } from './look-up.ts';
import { type Bases, readBases } from './mirror.ts';

/** What the replica holds of the rows that newer truth speaks of, before anything is written. */
export type TruthFacts = {
  /** Of all rows that waiting entries have changed and the truth reaches. */
  bases: Bases;
  versions: ReadonlyMap<RowKey, number>;
  graves: ReadonlyMap<RowKey, number>;
  /** Rows of the buckets that are emptied, and those that are dropped. */
  gone: readonly RowKey[];
  /** Buckets the last pull listed. */
  listed: readonly string[] | undefined;
};

/** @property emptied buckets whose rows go (rules R3, R4) · @property dropped further rows that go */
export type News = {
  changes: readonly Change[];
  emptied: ReadonlySet<string>;
  dropped?: readonly RowKey[];
};

/** Inside `writeGate`. @param known rows that are reached whatever the news are about */
export async function readTruth(
  db: Replica,
  { changes, emptied, dropped = [] }: News,
  known: Iterable<RowKey>,
): Promise<TruthFacts> {
  const reached = new Set(changes.map(({ table, id }) => rowKey(table, id)));
  const [versions, graves, gone, listed, bases] = await Promise.all([
    readVersions(db, changes),
    reached.size > 0 ? lookUp(db.tombstone, reached) : [],
    emptied.size > 0 ? rowsOf(db, emptied) : [],
    changes.length > 0 ? getMeta(db, 'buckets') : undefined,
    emptied.size > 0 ? readAllBases(db) : readBases(db, new Set([...reached, ...dropped, ...known])),
  ]);
  return {
    bases,
    versions,
    graves: new Map(graves.map(({ key, ver }) => [key, ver])),
    gone: [...gone, ...dropped],
    listed,
  };
}

async function readVersions(db: Replica, changes: readonly Change[]): Promise<Map<RowKey, number>> {
  const found = await Promise.all(
    [...idsByTable(changes)].map(async ([table, ids]) =>
      [...(await versionsOf(db.rows(table), ids))].map(([id, ver]) => [rowKey(table, id), ver] as const),
    ),
  );
  return new Map(found.flat());
}

function idsByTable(changes: readonly Change[]): Map<TableName, Set<string>> {
  const ids = new Map<TableName, Set<string>>();
  for (const { table, id } of changes) {
    const mine = ids.get(table);
    if (mine) mine.add(id);
    else ids.set(table, new Set([id]));
  }
  return ids;
}

async function rowsOf(db: Replica, buckets: ReadonlySet<string>): Promise<RowKey[]> {
  const found = await Promise.all(
    tableNames.map(async (table) => {
      const ids = await db
        .rows(table)
        .where('_bucket')
        .anyOf([...buckets])
        .primaryKeys();
      return ids.map((id) => rowKey(table, id));
    }),
  );
  return found.flat();
}

async function readAllBases(db: Replica): Promise<Bases> {
  return new Map((await db.base.toArray()).map(({ key, row }) => [key, row as AnyRow | null]));
}

/** What has to be written where newer truth comes in, before waiting entries are replayed over it. */
export type TruthPlan = {
  /** Rows without a base as they are now; null: it goes. */
  rows: ReadonlyMap<RowKey, AnyRow | null>;
  /** The truth of all reached rows with a base. */
  bases: Bases;
  /** Those of them that have changed. */
  moved: ReadonlySet<RowKey>;
  graves: readonly Tombstone[];
  /** Kept answers and tombstones go (rules R1, R3). */
  forgets: boolean;
  /** Buckets to list from now on, where an answer brings rows of one that is not listed (rule R4). */
  lists: string[] | null;
};

/**
 * Pure: where newer truth goes. A row with an older `ver` never replaces a newer one, nor a tombstone, so any order of
 * arrival ends the same (rule R5). Rows of emptied buckets go, whatever their `ver`, and what comes then is new.
 */
export function planTruth({ changes, emptied, dropped = [] }: News, facts: TruthFacts): TruthPlan {
  const bases = new Map(facts.bases);
  const moved = new Set<RowKey>();
  const goes = new Set(dropped);
  for (const [key, row] of facts.bases) {
    if (!row || !(emptied.has(row._bucket) || goes.has(key))) continue;
    bases.set(key, null);
    moved.add(key);
  }
  const before = new Map(bases);
  const rows = new Map<RowKey, AnyRow | null>(facts.gone.map((key) => [key, null]));
  const gone = new Set(facts.gone);
  const versionOf = (key: RowKey) => {
    const base = before.get(key);
    const shown = gone.has(key) ? undefined : facts.versions.get(key);
    // A tombstone outlives its row, so those of emptied buckets cannot be told apart: all are forgotten.
    const grave = emptied.size > 0 ? undefined : facts.graves.get(key);
    return Math.max((base === undefined ? shown : base?.ver) ?? 0, grave ?? 0);
  };
  const graves: Tombstone[] = [];
  for (const { table, id, ver, row, bucket } of changes) {
    const key = rowKey(table, id);
    if (ver < versionOf(key)) continue;
    const stored = row && ({ ...row, _bucket: bucket } as unknown as AnyRow);
    if (!row) graves.push({ key, ver });
    if (!before.has(key)) rows.set(key, stored);
    else {
      bases.set(key, stored);
      moved.add(key);
    }
  }
  return { rows, bases, moved, graves, forgets: emptied.size > 0, lists: listsOf(changes, facts.listed) };
}

/**
 * An answer may bring rows of a bucket that no pull has listed yet, or does not list any more: noted, so that the next
 * pull either goes on with it or takes its rows away (rule R4).
 */
function listsOf(changes: readonly Change[], listed: readonly string[] | undefined): string[] | null {
  if (!listed) return null;
  const fresh = new Set(changes.map(({ bucket }) => bucket).filter((bucket) => !listed.includes(bucket)));
  return fresh.size > 0 ? [...listed, ...fresh] : null;
}
