import { useMemo } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';
import { marketJobs } from '../queries/jobs.ts';
import { useLive, useReplica } from '../use-live.ts';
import type { MarketFilters } from './filters.ts';
import { MarketIndex } from './market-index.ts';

export type Market = {
  /** Undefined until the replica has answered. */
  found: Job[] | undefined;
  /** Jobs on this device. */
  size: number;
  places: { label: string; lat: number; lng: number; jobs: number }[];
};

/** One for each replica: coming back from a job must not read the whole market again. */
const indexes = new WeakMap<Replica, MarketIndex>();

function indexOf(db: Replica): MarketIndex {
  const known = indexes.get(db) ?? new MarketIndex();
  indexes.set(db, known);
  return known;
}

/** The market under the given filters, live. `filters` must keep its identity while nothing changes. */
export function useMarket(filters: MarketFilters): Market {
  const index = indexOf(useReplica());
  const jobs = useLive(marketJobs);
  const market = useMemo(() => {
    if (!jobs) return undefined;
    index.update(jobs);
    return { places: index.places(), size: index.size };
  }, [index, jobs]);
  const found = useMemo(() => market && index.find(filters), [index, market, filters]);
  return { found, size: market?.size ?? 0, places: market?.places ?? [] };
}
