import { type MarketPlan, planMarket as original } from '../../../src/sync/pull/market/plan-market.ts';

export type * from '../../../src/sync/pull/market/plan-market.ts';

/** A manifest from the past is as good as any other. */
export function planMarket(...given: Parameters<typeof original>): MarketPlan {
  return { ...original(...given), isOld: false };
}
