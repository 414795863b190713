import type { ArgsOf } from '../../../contract/calls.ts';
import { SYNC_PAGE_MAX } from '../../../contract/limits.ts';
import type { Change, SyncPage } from '../../../contract/sync.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { readMeta } from '../../database/epoch.ts';
import { MARKET, viewerOf } from './buckets.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import {
  type BucketHead,
  bucketHeads,
  bucketPage,
  knowsMarketPosition,
  marketHead,
  marketPage,
  marketStart,
} from './log.ts';
import { withRows } from './rows.ts';

/**
 * What changed in each of the caller's buckets since the cursor, one page of it (rules R2, R3, R4, R6). A cursor of
 * another database, or one that is none, resets every bucket; a position below a bucket's floor resets that one.
 */
export async function pull(
  { tx, now }: CallContext,
  args: ArgsOf<'sync.pull'>,
  buckets: string[],
): Promise<SyncPage> {
  const viewer = viewerOf(buckets);
  const personal = buckets.filter((bucket) => bucket !== MARKET);
  const heads = await bucketHeads(tx, personal);
  const { from, reset } = await startOf(tx, args.cursor, buckets, heads);
  const next: Cursor = { e: from.e, b: {} };
  const changes: Change[] = [];
  let left = args.limit ?? SYNC_PAGE_MAX;
  let more = false;
  for (const bucket of personal) {
    const { seq: head } = headOf(heads, bucket);
    const [after, loading] = [from.b[bucket] ?? 0, from.l?.[bucket]];
    const page = await bucketPage(tx, bucket, { after, loading, head }, left);
    changes.push(...(await withRows(tx, bucket, page.rows, now, viewer)));
    next.b[bucket] = page.next;
    if (page.more && loading !== undefined) next.l = { ...next.l, [bucket]: loading };
    left -= page.rows.length;
    more ||= page.more;
  }
  const where = { after: from.m ?? (await marketStart(tx)), loading: from.h };
  const market = await marketPage(tx, where, left);
  changes.push(...(await withRows(tx, MARKET, market.rows, now, viewer)));
  if (market.next !== undefined) next.m = market.next;
  if (market.more && where.loading) next.h = where.loading;
  return {
    cursor: writeCursor(next),
    more: more || market.more,
    serverTime: now.toISOString(),
    buckets,
    reset,
    changes,
  };
}

/**
 * Where to go on, and which buckets start anew although the client holds rows of them. Whoever starts anew holds nothing
 * else (rule R3). A bucket that is new to the cursor is one that answers may have brought rows of: there its load counts
 * as begun where the log begins, so that it brings every tombstone there still is.
 */
async function startOf(
  tx: Db,
  text: string | undefined,
  buckets: string[],
  heads: Map<string, BucketHead>,
): Promise<{ from: Cursor; reset: string[] }> {
  const epoch = (await readMeta(tx, 'epoch')) ?? '';
  const from: Cursor & { l: Record<string, number> } = { e: epoch, b: {}, l: {} };
  const anew = async (bucket: string) => {
    if (bucket !== MARKET) from.l[bucket] = headOf(heads, bucket).seq;
    else Object.assign(from, { h: await marketHead(tx) });
  };
  const cursor = text === undefined ? undefined : readCursor(text);
  if (cursor?.e !== epoch) {
    for (const bucket of buckets) await anew(bucket);
    return { from, reset: text === undefined ? [] : buckets };
  }
  const reset: string[] = [];
  for (const bucket of buckets) {
    const known =
      bucket === MARKET ? await marketOf(tx, cursor, from) : personalOf(bucket, cursor, from, heads);
    if (known) continue;
    reset.push(bucket);
    await anew(bucket);
  }
  return { from, reset };
}

/** Goes on in the market where the cursor is; false where nobody can. */
async function marketOf(tx: Db, { m, h }: Cursor, from: Cursor): Promise<boolean> {
  const reached = m ?? h;
  if (reached && !(await knowsMarketPosition(tx, reached, h))) return false;
  Object.assign(from, { m, h });
  return true;
}

/** The same of a personal bucket. */
function personalOf(
  bucket: string,
  cursor: Cursor,
  from: Cursor & { l: Record<string, number> },
  heads: Map<string, BucketHead>,
): boolean {
  const { seq, floor } = headOf(heads, bucket);
  const position = cursor.b[bucket] ?? 0;
  const loading = bucket in cursor.b ? cursor.l?.[bucket] : floor;
  if ((loading ?? position) < floor || position > seq) return false;
  from.b[bucket] = position;
  if (loading !== undefined) from.l[bucket] = loading;
  return true;
}

function headOf(heads: Map<string, BucketHead>, bucket: string): BucketHead {
  return heads.get(bucket) ?? { seq: 0, floor: 0 };
}
