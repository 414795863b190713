import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { SEARCH_RADIUS_KM } from '../../../contract/limits.ts';
import { payPerHour } from '../../../contract/pay-per-hour.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { type JobWishes, meetsWishes, type WishFacts } from '../../../contract/policy/job-wishes.ts';
import { postedSince } from '../../../contract/policy/search-moment.ts';

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

/**
 * Whether a job passes everything but the words. A remote job is near everywhere; one that is over stays on the device until
 * a pull takes it away, and is not found meanwhile.
 * @param now the server's time in milliseconds
 */
export function passes(job: MarketFacts, filters: MarketFilters, now: number): boolean {
  if (closingOf(job.validThrough, now)?.kind === 'over') return false;
  if (filters.kinds.length > 0 && !filters.kinds.includes(job.kind)) return false;
  if (filters.postedWithin !== null) {
    if (Date.parse(job.publishedAt ?? '') < postedSince(filters.postedWithin, now)) return false;
  }
  if (!meetsWishes(job, filters.wishes, now)) return false;
  if (filters.remoteOnly && job.remote !== 'full') return false;
  if (filters.payFloor !== null) {
    const offered = payPerHour(job);
    if (offered === null || offered < filters.payFloor) return false;
  }
  if (filters.place && job.remote !== 'full') {
    if (!job.location) return false;
    if (distanceKm(filters.place, job.location) > filters.radiusKm) return false;
  }
  return true;
}

/** In the chosen order; newest first where that says nothing, and the id settles ties, so that nothing moves. */
export function ordered(jobs: readonly MarketFacts[], { sort, place }: MarketFilters): MarketFacts[] {
  const far = ({ location }: MarketFacts) =>
    place && location ? distanceKm(place, location) : Number.POSITIVE_INFINITY;
  const keys: Record<MarketSort, (job: MarketFacts) => number | string> = {
    newest: () => 0,
    nearest: far,
    pay: (job) => -(payPerHour(job) ?? -1),
    'starts-soon': ({ startDate }) => startDate ?? '9999',
  };
  // Each key is made once: comparing makes it a dozen times for every job.
  const keyed = jobs.map((job) => ({ job, key: keys[sort](job), at: job.publishedAt ?? '' }));
  keyed.sort((a, b) => rank(a.key, b.key) || rank(b.at, a.at) || rank(a.job._id, b.job._id));
  return keyed.map(({ job }) => job);
}

/** Instants and ids are ASCII: comparing them as a language would takes a hundred times as long. */
function rank<Key extends number | string>(a: Key, b: Key): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
