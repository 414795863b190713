import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useReplica } from '../use-live.ts';
import { type Counts, marketOf } from './market-client.ts';
import type { Counting } from './market-index.ts';

/** Counts searches of the market beside the one that is shown, live; keys are unique over the whole page. */
export function useCounts(counting: readonly Counting[]): Counts {
  const market = marketOf(useReplica());
  const owner = useRef({});
  const key = JSON.stringify(counting);
  useEffect(() => {
    const mine = owner.current;
    market.count(mine, JSON.parse(key));
    return () => market.count(mine, []);
  }, [market, key]);
  return useSyncExternalStore(market.subscribe, market.counts);
}
