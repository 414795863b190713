import { sql } from 'kysely';
import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import type { TableName } from '../../../contract/sync.ts';
import type { CallContext } from '../../api/call-context.ts';
import { isBehind, later, type MarketPosition, SETTLED } from '../../database/change-log/market-log.ts';
import type { Db } from '../../database/database.ts';
import { MARKET_FLOOR } from '../../database/epoch.ts';

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
  /** Where the market's log ends. What it has forgotten counts: nobody who has read all of it is below the floor. */
  market: MarketPosition | undefined;
  /** The first transaction number that nobody has yet. */
  next: string;
  of: (bucket: string) => BucketHead;
};

/** The heads of the caller's buckets and of the market, for `readHeads`; read with the caller's record (api/handler.ts). */
export const HEADS = sql<HeadsText>`jsonb_build_object(
  'epoch', (select value from meta where name = 'epoch'),
  'floor', (select value from meta where name = ${MARKET_FLOOR}),
  'next', pg_snapshot_xmax(pg_current_snapshot())::text,
  'market', (
    select jsonb_build_array(xid::text, seq) from market_change where ${SETTLED}
    order by market_change.xid desc, seq desc limit 1
  ),
  'buckets', (
    select jsonb_object_agg(id, jsonb_build_object('seq', seq, 'floor', floor)) from bucket
    where id in ('user:' || "user".id, 'company:' || member.company_id)
  )
)`;

type HeadsText = {
  epoch: string | null;
  floor: string | null;
  next: string;
  market: MarketPosition | null;
  buckets: Record<string, BucketHead> | null;
};

/** Where the logs end and from where on they are whole. */
export function readHeads({ beside }: CallContext): Heads {
  const { epoch, floor: text, next, market, buckets } = beside as HeadsText;
  const [xid, seq] = text?.split(':') ?? [];
  const floor: MarketPosition | undefined = xid === undefined ? undefined : [xid, Number(seq)];
  return {
    epoch: epoch ?? '',
    floor,
    next,
    market: later(market ?? undefined, floor),
    of: (bucket) => buckets?.[bucket] ?? { seq: 0, floor: 0 },
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
  if (after >= head) return { rows: [], next: head, more: false };
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

/** A job that is in the market of this age now; undefined: in the whole of it. */
export function isLive(age: number | undefined) {
  return age === undefined
    ? sql<boolean>`not deleted`
    : sql<boolean>`not deleted and exists (
        select 1 from job where job.id = market_change.job_id and job.min_age <= ${age})`;
}

/** Where the first load ends: as many live rows lie behind it as a device holds, the newest. Undefined: nowhere. */
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
 * What has changed in the market after a position, oldest first.
 * @param where.loading the market's head when the first load began. Up to it only live rows count, nobody holds another;
 * behind it a job that is too old for this age is told as a tombstone, because it may have been there before.
 */
export async function marketChanges(
  db: Db,
  {
    after,
    loading,
    age,
  }: { after: MarketPosition | undefined; loading: MarketPosition | undefined; age: number | undefined },
  limit: number,
  head: MarketPosition | undefined,
): Promise<LogPage<MarketPosition | undefined>> {
  const next = later(head, after);
  if (next === after) return { rows: [], next, more: false };
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
  const end: MarketPosition | undefined = more ? last && [last.xid, last.seq] : head;
  return {
    rows: page.map((row) => ({ table: 'job', id: row.job_id, ver: row.ver })),
    // The head itself goes back where its row is about to move: nobody goes back with it.
    next: later(end, after),
    more,
  };
}

/**
 * Whether a market position is still answerable: not below the purged tombstones, not from the future.
 * @param valid up to where its device knows of all tombstones: while it loads, the head when that began
 */
export function knowsMarketPosition({
  reached,
  valid,
  floor,
  next,
}: Record<'reached' | 'valid', MarketPosition> & Pick<Heads, 'floor' | 'next'>): boolean {
  if (floor && later(floor, valid) !== valid) return false;
  return BigInt(reached[0]) < BigInt(next);
}
