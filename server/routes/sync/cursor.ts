import * as z from 'zod/mini';

const position = z.int().check(z.gte(0));
const marketPosition = z.tuple([z.string().check(z.regex(/^\d{1,19}$/)), position]);
const cursor = z.object({
  /** Epoch: the database the positions belong to. */
  e: z.string(),
  /** Personal buckets. */
  b: z.record(z.string(), position),
  /**
   * While a bucket is loaded for the first time: its head when everything began to be loaded. Tombstones up to it are
   * of rows nobody holds, so they are left out, and may be forgotten: it is the head that a floor must not have passed,
   * and not the position.
   */
  l: z.optional(z.record(z.string(), position)),
  /** Up to where the market was read; left out while it is loaded, and where it was empty. */
  m: z.optional(marketPosition),
  /** The age whose market `m` is a position in; left out for the whole market. */
  a: z.optional(z.int()),
  /**
   * The head of the market when its load began, which goes down from there: `d` was told last, `f` is the last that is
   * left out. Beside `m` it is of a load that an older server has begun, upwards.
   */
  h: z.optional(marketPosition),
  d: z.optional(marketPosition),
  f: z.optional(marketPosition),
});
export type Cursor = z.infer<typeof cursor>;

/** Opaque to clients; not secret, since a wrong one only makes its sender load again. */
export function writeCursor(value: Cursor): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Undefined for anything that is no cursor of ours. */
export function readCursor(text: string): Cursor | undefined {
  try {
    const result = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
