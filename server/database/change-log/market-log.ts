import { sql } from 'kysely';

/** `[xid, seq]` of a row of the market's log; xid is a 64-bit number in decimal. */
export type MarketPosition = [xid: string, seq: number];

/** Rows of transactions older than every running one: no row can still appear before them (rule R3). */
export const SETTLED = sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`;

export function isBehind([xid, seq]: MarketPosition) {
  return sql<boolean>`(xid, seq) > (${xid}::xid8, ${seq}::bigint)`;
}

/** Of two that are the same it is the second. */
export function later(
  a: MarketPosition | undefined,
  b: MarketPosition | undefined,
): MarketPosition | undefined {
  if (!a || !b) return a ?? b;
  const [xidA, xidB] = [BigInt(a[0]), BigInt(b[0])];
  return xidA > xidB || (xidA === xidB && a[1] > b[1]) ? a : b;
}
