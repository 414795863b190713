import { sql } from 'kysely';
import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import type { TableName } from '../../../contract/sync.ts';
import type { Db } from '../../database/database.ts';
import { readMeta } from '../../database/epoch.ts';
import type { MarketPosition } from './cursor.ts';

/** Log rows after a position, in order. `next` is the position behind them; `more` says whether others follow. */
export type LogPage<Position> = {
  rows: { table: TableName; id: string; ver: number }[];
  next: Position;
  more: boolean;
};

export type BucketHead = { seq: number; floor: number };

export async function bucketHeads(db: Db, buckets: string[]): Promise<Map<string, BucketHead>> {
  const rows = await db.selectFrom('bucket').where('id', 'in', buckets).selectAll().execute();
  return new Map(rows.map(({ id, seq, floor }) => [id, { seq, floor }]));
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

/** Where in the market's log a client is; `loading`: its head when the first load began. */
export type MarketFrom = { after: MarketPosition | undefined; loading?: MarketPosition | undefined };

/** Where the first load begins: as many live rows lie behind it as a device holds, the newest. */
export async function marketStart(db: Db): Promise<MarketPosition | undefined> {
  const last = await db
    .selectFrom('market_change')
    .select([sql<string>`xid::text`.as('xid'), 'seq'])
    .where(SETTLED)
    .where('deleted', '=', false)
    .orderBy(sql`market_change.xid desc`)
    .orderBy('seq', 'desc')
    .offset(MARKET_ROWS_MAX)
    .limit(1)
    .executeTakeFirst();
  return last && [last.xid, last.seq];
}

export async function marketPage(
  db: Db,
  { after, loading }: MarketFrom,
  limit: number,
): Promise<LogPage<MarketPosition | undefined>> {
  const rows = await db
    .selectFrom('market_change')
    .select(['job_id', 'ver', 'seq', sql<string>`xid::text`.as('xid')])
    .where(SETTLED)
    .$if(after !== undefined, (query) => query.where(isBehind(after as MarketPosition)))
    .$if(loading !== undefined, (query) =>
      query.where(sql<boolean>`(not deleted or ${isBehind(loading as MarketPosition)})`),
    )
    .orderBy(sql`market_change.xid`)
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const end: MarketPosition | undefined = more ? last && [last.xid, last.seq] : await marketHead(db);
  return {
    rows: page.map((row) => ({ table: 'job', id: row.job_id, ver: row.ver })),
    next: later(end, after),
    more,
  };
}

/** The head itself goes back where its row is about to move: nobody goes back with it. */
function later(a: MarketPosition | undefined, b: MarketPosition | undefined): MarketPosition | undefined {
  if (!a || !b) return a ?? b;
  const [xidA, xidB] = [BigInt(a[0]), BigInt(b[0])];
  return xidA > xidB || (xidA === xidB && a[1] > b[1]) ? a : b;
}

function isBehind([xid, seq]: MarketPosition) {
  return sql<boolean>`(xid, seq) > (${xid}::xid8, ${seq}::bigint)`;
}

/** Where the market's log ends. What it has forgotten counts: nobody who has read all of it is below the floor. */
export async function marketHead(db: Db): Promise<MarketPosition | undefined> {
  const floor = await marketFloor(db);
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

/** The last tombstone that retention has removed. */
async function marketFloor(db: Db): Promise<MarketPosition | undefined> {
  const [xid, seq] = (await readMeta(db, 'market_floor'))?.split(':') ?? [];
  return xid === undefined ? undefined : [xid, Number(seq)];
}

/**
 * Whether a market position is still answerable: not below the purged tombstones, not from the future.
 * @param loading the head when the load began that this position is in the middle of
 */
export async function knowsMarketPosition(
  db: Db,
  [xid, seq]: MarketPosition,
  loading: MarketPosition = [xid, seq],
): Promise<boolean> {
  const [floorXid, floorSeq] = (await marketFloor(db)) ?? ['0', 0];
  const [toXid, toSeq] = loading;
  const { rows } = await sql<{ known: boolean }>`
    select (${toXid}::xid8, ${toSeq}::bigint) >= (${floorXid}::xid8, ${floorSeq}::bigint)
      and ${xid}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) as known`.execute(db);
  return rows[0]?.known === true;
}
