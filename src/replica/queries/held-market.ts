import { type Placed, pathOf } from '../../../contract/market-cell.ts';
import type { HeldMarket, Meta } from '../database.ts';

const IS_MARKET = /^market(?::|$)/;

/** The market of a person among their buckets; undefined before the first page, and while nothing may be seen. */
export function marketBucket(buckets: readonly string[] | undefined): string | undefined {
  return buckets?.find((bucket) => IS_MARKET.test(bucket));
}

/** Facts that say what the rows of the market are of. */
export const MARKET_FACTS = ['buckets', 'epoch', 'generation', 'market'] as const;
export type MarketFacts = Partial<Pick<Meta, (typeof MARKET_FACTS)[number]>>;

/**
 * Pure: what is held of the market that this person has now; nothing where the rows are of another market, of another
 * database, or from before a reset (rule R10.6). Null: there is no market to be held.
 */
export function heldMarket({ buckets, epoch, generation = 0, market }: MarketFacts): HeldMarket | null {
  const bucket = marketBucket(buckets);
  if (bucket === undefined || epoch === undefined) return null;
  const isSame = market?.bucket === bucket && market.epoch === epoch && market.generation === generation;
  return isSame ? market : { bucket, epoch, generation, runs: {} };
}

/**
 * Pure: whether nothing that is pulled changes this job or takes it away: it is of a part of the market that the device does
 * not take, and was opened once (rule R4.7).
 */
export function isStray({ runs }: HeldMarket, job: Placed): boolean {
  return !pathOf(job).some((cell) => runs[cell] !== undefined);
}
