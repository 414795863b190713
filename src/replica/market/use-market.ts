import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { useLive, useReplica } from '../use-live.ts';
import { type MarketFilters, NO_FILTERS } from './filters.ts';
import { marketOf } from './market-client.ts';
import type { PlaceWithJobs } from './market-index.ts';
import { type Beginning, beginningOf } from './market-start.ts';

export type Market = {
  /** What `ids` were found by: while the next answer is on its way, no longer the filters that are asked for. */
  filters: MarketFilters;
  /**
   * The full hour from which filters that count days were reckoned: another question about the same list goes by it. Null
   * while the list is partial.
   */
  hour: number | null;
  /** Undefined until something is known. */
  ids: readonly string[] | undefined;
  /** The first of them. */
  first: readonly Job[];
  /** More is found by itself: the index is still being made. */
  partial: boolean;
  /** Nothing more comes by itself: what does is news. */
  loaded: boolean;
  /** Jobs on this device; undefined until it is known. */
  size: number | undefined;
  /** They are all that the server has for it; counted with them, so that the two never speak of different moments. */
  all: boolean;
  places: readonly PlaceWithJobs[];
};

const NOTHING: Omit<Market, 'filters'> = {
  hour: null,
  ids: undefined,
  first: [],
  partial: true,
  loaded: false,
  size: undefined,
  all: false,
  places: [],
};

/**
 * The market under the given filters, live. `filters` must keep its identity while nothing changes.
 * @param now the server's time in milliseconds
 * @param isTime the index may begin: it takes processor and store from what is not painted yet
 */
export function useMarket(filters: MarketFilters, now: number, isTime = true): Market {
  const db = useReplica();
  const market = marketOf(db);
  const last = useSyncExternalStore(market.subscribe, market.answer);
  // The last answer stays until the next is there, but not that of an earlier screen.
  const [begun, setBegun] = useState(false);
  const mine = last && (begun || same(last.filters, filters));
  if (mine && !begun) setBegun(true);
  // The beginning of the list as it is at start needs no index of words: it is there in the first frame.
  const wantsBeginning = !mine && same(filters, NO_FILTERS);
  const newest = wantsBeginning ? beginningOf(db, now) : nothing;
  const answered = useLive<Beginning | null>(newest, [newest]);
  const beginning = wantsBeginning ? answered : null;
  // After it, and after the frame that shows it.
  const isBegun = last !== null || (isTime && beginning !== undefined);
  useEffect(() => {
    if (isBegun) market.ask(filters);
  }, [market, filters, isBegun]);
  if (mine) return { ...last, partial: !last.whole };
  if (!beginning || beginning.jobs.length === 0)
    return { ...NOTHING, filters, size: beginning?.size, all: beginning?.all ?? false };
  const { jobs, size, all } = beginning;
  return {
    filters,
    hour: null,
    ids: jobs.map(({ _id }) => _id),
    first: jobs,
    partial: true,
    loaded: false,
    size,
    all,
    places: NOTHING.places,
  };
}

const nothing = async () => null;

function same(a: MarketFilters, b: MarketFilters): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
