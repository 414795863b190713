import { useMemo, useRef } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { marketJobs } from '../queries/jobs.ts';
import { useLive } from '../use-live.ts';
import type { MarketFilters } from './filters.ts';
import { MarketIndex } from './market-index.ts';

export type Market = {
  /** Undefined until the replica has answered. */
  found: Job[] | undefined;
  /** Jobs on this device. */
  size: number;
  places: { label: string; lat: number; lng: number; jobs: number }[];
};

/** The market under the given filters, live. `filters` must keep its identity while nothing changes. */
export function useMarket(filters: MarketFilters): Market {
  const index = useRef<MarketIndex>(null);
  const jobs = useLive(marketJobs);
  const market = useMemo(() => {
    if (!jobs) return undefined;
    index.current ??= new MarketIndex();
    index.current.update(jobs);
    return { places: index.current.places(), size: index.current.size };
  }, [jobs]);
  const found = useMemo(() => market && index.current?.find(filters), [market, filters]);
  return { found, size: market?.size ?? 0, places: market?.places ?? [] };
}
