import type { Point } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { SEARCH_RADIUS_KM } from '../../../contract/limits.ts';
import type { JobWishes, WishFacts } from '../../../contract/policy/job-wishes.ts';

/** The reader's choice; nothing else decides the order (decision 7). */
export type MarketSort = 'newest' | 'nearest' | 'pay' | 'starts-soon';

export type MarketFilters = {
  words: string;
  /** Words count in the title alone, not in the whole ad. */
  inTitle: boolean;
  place: (Point & { label: string }) | null;
  radiusKm: number;
  kinds: JobKind[];
  /** Lowest pay an hour, in minor units; jobs whose pay is not stated are left out when it is set. */
  payFloor: number | null;
  remoteOnly: boolean;
  /** Published within so many days. */
  postedWithin: number | null;
  wishes: JobWishes;
  sort: MarketSort;
};

/** Radii one can choose from, in kilometres. */
export const RADII = [10, 25, 50, 100] as const;

/** Days one can choose from. */
export const POSTED_WITHIN = [1, 3, 7, 14] as const;
export const START_WITHIN = [14, 30, 90] as const;

export const NO_FILTERS: MarketFilters = {
  words: '',
  inTitle: false,
  place: null,
  radiusKm: SEARCH_RADIUS_KM,
  kinds: [],
  payFloor: null,
  remoteOnly: false,
  postedWithin: null,
  wishes: {},
  sort: 'newest',
};

/** What filters and order look at. */
export type MarketFacts = Pick<
  Job,
  '_id' | 'ver' | 'kind' | 'pay' | 'remote' | 'location' | 'publishedAt' | 'validThrough'
> &
  WishFacts;

/** Jobs and companies that the reader does not want to see, by id. */
export type Hidden = { jobs: ReadonlySet<string>; companies: ReadonlySet<string> };

export const NOTHING_HIDDEN: Hidden = { jobs: new Set(), companies: new Set() };

export function isHidden(job: Pick<Job, '_id' | '_companyId'>, { jobs, companies }: Hidden): boolean {
  return jobs.has(job._id) || companies.has(job._companyId);
}
