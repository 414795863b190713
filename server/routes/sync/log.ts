import { sql } from 'kysely';
import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import type { TableName } from '../../../contract/sync.ts';
import type { Db } from '../../database/database.ts';
import { MARKET_FLOOR, readMetas } from '../../database/epoch.ts';
import type { MarketPosition } from './cursor.ts';

/** Log rows after a position, in order. `next` is the position behind them; `more` says whether others follow. */
export type LogPage<Position> = {
  rows: { table: TableName; id: string; ver: number }[];
  next: Position;
  more: boolean;
};

export type BucketHead = { seq: number; floor: number };

/** @property floor the last tombstone that retention has removed from the market's log */
export type Heads = {
  epoch: string;
  floor: MarketPosition | undefined;
  of: (bucket: string) => BucketHead;
};

/** Where the logs end and from where on they are whole. */
export async function readHeads(db: Db, buckets: string[]): Promise<Heads> {
  const rows = await db.selectFrom('bucket').where('id', 'in', buckets).selectAll().execute();
  const { epoch = '', [MARKET_FLOOR]: floor } = await readMetas(db, ['epoch', MARKET_FLOOR]);
  const heads = new Map(rows.map(({ id, seq, floor }) => [id, { seq, floor }]));
  const [xid, seq] = floor?.split(':') ?? [];
  return {
    epoch,
    floor: xid === undefined ? undefined : [xid, Number(seq)],
    of: (bucket) => heads.get(bucket) ?? { seq: 0, floor: 0 },
  };
}

/**
 * A page of a personal bucket.
 * @param where.loading its head when the first load began: tombstones up to it are left out, nobody holds their rows
 */
export async function bucketPage(
  db: Db,
  bucket: string,
  { after, loading, head }: { after: number; loading: number | undefined; head: number },
  limit: number,
): Promise<LogPage<number>> {
  const rows = await db
    .selectFrom('bucket_change')
    .select(['tbl', 'row_id', 'seq', 'ver'])
    .where('bucket', '=', bucket)
    .where('seq', '>', after)
    .$if(loading !== undefined, (query) =>
      query.where((when) => when.or([when('deleted', '=', false), when('seq', '>', loading as number)])),
    )
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  return {
    rows: page.map((row) => ({ table: row.tbl as TableName, id: row.row_id, ver: row.ver })),
    next: more ? (page.at(-1)?.seq ?? after) : head,
    more,
  };
}

/** Rows of transactions older than every running one: no row can still appear before them (rule R3). */
const SETTLED = sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`;

/** A job that is in the market of this age now; undefined: in the whole of it. */
function isLive(age: number | undefined) {
  return age === undefined
    ? sql<boolean>`not deleted`
    : sql<boolean>`not deleted and exists (
        select 1 from job where job.id = market_change.job_id and job.min_age <= ${age})`;
}

/** Where the first load begins: as many live rows lie behind it as a device holds, the newest. */
export async function marketStart(db: Db, age: number | undefined): Promise<MarketPosition | undefined> {
  const last = await db
    .selectFrom('market_change')
    .select([sql<string>`xid::text`.as('xid'), 'seq'])
    .where(SETTLED)
    .where(isLive(age))
    .orderBy(sql`market_change.xid desc`)
    .orderBy('seq', 'desc')
    .offset(MARKET_ROWS_MAX)
    .limit(1)
    .executeTakeFirst();
  return last && [last.xid, last.seq];
}

/**
 * @param where.loading the market's head when the first load began. Up to it only live rows count, nobody holds another;
 * behind it a job that is too old for this age is told as a tombstone, because it may have been there before.
 */
export async function marketPage(
  db: Db,
  {
    after,
    loading,
    age,
  }: { after: MarketPosition | undefined; loading: MarketPosition | undefined; age: number | undefined },
  limit: number,
  floor: MarketPosition | undefined,
): Promise<LogPage<MarketPosition | undefined>> {
  const rows = await db
    .selectFrom('market_change')
    .select(['job_id', 'ver', 'seq', sql<string>`xid::text`.as('xid')])
    .where(SETTLED)
    .$if(after !== undefined, (query) => query.where(isBehind(after as MarketPosition)))
    .$if(loading !== undefined, (query) =>
      query.where(sql<boolean>`((${isLive(age)}) or ${isBehind(loading as MarketPosition)})`),
    )
    .orderBy(sql`market_change.xid`)
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const end: MarketPosition | undefined = more ? last && [last.xid, last.seq] : await marketHead(db, floor);
  return {
    rows: page.map((row) => ({ table: 'job', id: row.job_id, ver: row.ver })),
    // The head itself goes back where its row is about to move: nobody goes back with it.
    next: later(end, after),
    more,
  };
}

/** Of two that are the same it is the second. */
function later(a: MarketPosition | undefined, b: MarketPosition | undefined): MarketPosition | undefined {
  if (!a || !b) return a ?? b;
  const [xidA, xidB] = [BigInt(a[0]), BigInt(b[0])];
  return xidA > xidB || (xidA === xidB && a[1] > b[1]) ? a : b;
}

function isBehind([xid, seq]: MarketPosition) {
  return sql<boolean>`(xid, seq) > (${xid}::xid8, ${seq}::bigint)`;
}

/** Where the market's log ends. What it has forgotten counts: nobody who has read all of it is below the floor. */
export async function marketHead(
  db: Db,
  floor: MarketPosition | undefined,
): Promise<MarketPosition | undefined> {
  const row = await db
    .selectFrom('market_change')
    .select([sql<string>`xid::text`.as('xid'), 'seq'])
    .where(SETTLED)
    .$if(floor !== undefined, (query) => query.where(isBehind(floor as MarketPosition)))
    .orderBy(sql`market_change.xid desc`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? [row.xid, row.seq] : floor;
}

/**
 * Whether a market position is still answerable: not below the purged tombstones, not from the future.
 * @param valid up to where its device knows of all tombstones: while it loads, the head when that began
 */
export async function knowsMarketPosition(
  db: Db,
  { reached, valid, floor }: Record<'reached' | 'valid', MarketPosition> & Pick<Heads, 'floor'>,
): Promise<boolean> {
  if (floor && later(floor, valid) !== valid) return false;
  const { rows } = await sql<{ known: boolean }>`
    select ${reached[0]}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) as known`.execute(db);
  return rows[0]?.known === true;
}
