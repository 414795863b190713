import type { ArgsOf } from '../../../contract/calls.ts';
import { SYNC_PAGE_MAX } from '../../../contract/limits.ts';
import type { Change, SyncPage } from '../../../contract/sync.ts';
import type { CallContext } from '../../api/call-context.ts';
import { ageOfMarket, isMarket, MARKET, viewerOf } from '../../domain/sync/buckets.ts';
import { withRows } from '../../domain/sync/rows.ts';
import { type Cursor, writeCursor } from './cursor.ts';
import { bucketPage, readHeads } from './log.ts';
import { marketPage } from './market-page.ts';
import { startOf } from './start.ts';

/**
 * What changed in each of the caller's buckets since the cursor, one page of it (rules R2, R3, R4, R6). A cursor of
 * another database, or one that is none, resets every bucket; a position below a bucket's floor resets that one. Who reads
 * the market's files has no position in its log (rule R10.1).
 */
export async function pull(
  context: CallContext,
  args: ArgsOf<'sync.pull'>,
  buckets: string[],
): Promise<SyncPage> {
  const { tx, now } = context;
  const viewer = viewerOf(buckets);
  const personal = buckets.filter((bucket) => !isMarket(bucket));
  const shown = buckets.find(isMarket) ?? MARKET;
  const age = ageOfMarket(shown);
  const heads = readHeads(context);
  const byFiles = args.market === 'files';
  const { from, reset } = startOf(args.cursor, buckets, { heads, byFiles });
  const next: Cursor = { e: from.e, b: {} };
  const changes: Change[] = [];
  const limit = args.limit ?? SYNC_PAGE_MAX;
  // Half of the page that begins with the market is for the newest jobs, however much there is of one's own (rule R6).
  const kept = !byFiles && from.h && !from.m && !from.d ? Math.floor(limit / 2) : 0;
  let left = limit - kept;
  let more = false;
  for (const bucket of personal) {
    const { seq: head } = heads.of(bucket);
    const [after, loading] = [from.b[bucket] ?? 0, from.l?.[bucket]];
    const page = await bucketPage(tx, bucket, { after, loading, head }, left);
    changes.push(...(await withRows(tx, bucket, page.rows, now, viewer)));
    next.b[bucket] = page.next;
    if (page.more && loading !== undefined) next.l = { ...next.l, [bucket]: loading };
    left -= page.rows.length;
    more ||= page.more;
  }
  if (!byFiles) {
    const market = await marketPage(tx, from, { head: heads.market, age }, left + kept);
    changes.push(...(await withRows(tx, shown, market.rows, now, viewer)));
    Object.assign(next, market.next);
    more ||= market.more;
  }
  // Of files as well: an older app that goes on with this cursor holds their rows, so tombstones have to come with its load.
  if (age !== undefined) next.a = age;
  return {
    cursor: writeCursor(next),
    epoch: heads.epoch,
    more,
    serverTime: now.toISOString(),
    buckets,
    reset,
    changes,
  };
}
