import { ageOfMarket, isMarket } from '../../domain/sync/buckets.ts';
import { type Cursor, readCursor } from './cursor.ts';
import { type Heads, knowsMarketPosition } from './log.ts';

type From = Cursor & { l: Record<string, number> };

/**
 * Where to go on, and which buckets start over although the client holds rows of them; the client then holds nothing
 * else (rule R3). A bucket that is new to the cursor is one that answers may have brought rows of: there its load counts
 * as begun where the log begins, so that it brings every tombstone there still is.
 * @param byFiles the client has no position in the log of the market (rule R10.1)
 */
export function startOf(
  text: string | undefined,
  buckets: string[],
  { heads, byFiles }: { heads: Heads; byFiles: boolean },
): { from: From; reset: string[] } {
  const from: From = { e: heads.epoch, b: {}, l: {} };
  const anew = (bucket: string) => {
    if (!isMarket(bucket)) from.l[bucket] = heads.of(bucket).seq;
    else Object.assign(from, { h: heads.market });
  };
  const cursor = text === undefined ? undefined : readCursor(text);
  if (cursor?.e !== heads.epoch) {
    for (const bucket of buckets) anew(bucket);
    return { from, reset: text === undefined ? [] : buckets };
  }
  const reset: string[] = [];
  for (const bucket of buckets) {
    const known = isMarket(bucket)
      ? byFiles || marketOf(bucket, cursor, from, heads)
      : personalOf(bucket, cursor, from, heads);
    if (known) continue;
    reset.push(bucket);
    anew(bucket);
  }
  return { from, reset };
}

/** Goes on in the market where the cursor is; false where nobody can. */
function marketOf(
  bucket: string,
  { m, h, d, f, a }: Cursor,
  from: From,
  { floor, market, next }: Heads,
): boolean {
  const age = ageOfMarket(bucket);
  if (a !== age) {
    // A bucket that is new to the cursor; the device drops the one it had (rule R4). Answers bring rows of the whole
    // market alone, so only there tombstones have to come with the load.
    Object.assign(from, { h: age === undefined ? floor : market });
    return true;
  }
  const reached = m ?? h;
  // Without a position the market was empty, or a newer app has read files: a job that was forgotten meanwhile may be held.
  if (!reached) return floor === undefined;
  if (!knowsMarketPosition({ reached, valid: h ?? reached, floor, next })) return false;
  Object.assign(from, { m, h, d, f });
  return true;
}

/** The same of a personal bucket. */
function personalOf(bucket: string, cursor: Cursor, from: From, heads: Heads): boolean {
  const { seq, floor } = heads.of(bucket);
  const position = cursor.b[bucket] ?? 0;
  const loading = bucket in cursor.b ? cursor.l?.[bucket] : floor;
  if ((loading ?? position) < floor || position > seq) return false;
  from.b[bucket] = position;
  if (loading !== undefined) from.l[bucket] = loading;
  return true;
}
