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
    const head = heads.get(bucket)?.seq ?? 0;
    const after = from.b[bucket] ?? 0;
    const loading = after === 0 ? head : from.l?.[bucket];
    const page = await bucketPage(tx, bucket, { after, loading, head }, left);
    changes.push(...(await withRows(tx, bucket, page.rows, now, viewer)));
    next.b[bucket] = page.next;
    if (page.more && loading !== undefined) next.l = { ...next.l, [bucket]: loading };
    left -= page.rows.length;
    more ||= page.more;
  }
  const where = from.m ? { after: from.m, loading: from.h } : await marketStart(tx);
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

/** Where to go on, and which buckets start anew although the client holds rows of them. */
async function startOf(
  tx: Db,
  text: string | undefined,
  buckets: string[],
  heads: Map<string, BucketHead>,
): Promise<{ from: Cursor; reset: string[] }> {
  const epoch = (await readMeta(tx, 'epoch')) ?? '';
  const nothing: Cursor = { e: epoch, b: {} };
  if (text === undefined) return { from: nothing, reset: [] };
  const cursor = readCursor(text);
  if (cursor?.e !== epoch) return { from: nothing, reset: buckets };
  const from: Cursor = { e: epoch, b: {} };
  const reset: string[] = [];
  for (const bucket of buckets) {
    if (bucket === MARKET) {
      if (cursor.m === undefined) continue;
      if (await knowsMarketPosition(tx, cursor.m, cursor.h))
        Object.assign(from, { m: cursor.m, h: cursor.h });
      else reset.push(bucket);
      continue;
    }
    const position = cursor.b[bucket] ?? 0;
    const { seq, floor } = heads.get(bucket) ?? { seq: 0, floor: 0 };
    if (position === 0) continue;
    const loading = cursor.l?.[bucket];
    if ((loading ?? position) < floor || position > seq) {
      reset.push(bucket);
      continue;
    }
    from.b[bucket] = position;
    if (loading !== undefined) from.l = { ...from.l, [bucket]: loading };
  }
  return { from, reset };
}
