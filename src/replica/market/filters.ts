import type { Job, JobKind } from '../../../contract/entities/job.ts';
import { payPerHour } from '../../../contract/pay-per-hour.ts';
import { distanceKm, type Point } from './distance.ts';

/** The reader's choice; nothing else decides the order (decision 7). */
export type MarketSort = 'newest' | 'nearest' | 'pay' | 'starts-soon';

export type MarketFilters = {
  words: string;
  place: (Point & { label: string }) | null;
  radiusKm: number;
  kinds: JobKind[];
  /** Lowest pay an hour, in minor units; jobs whose pay is not stated are left out when it is set. */
  payFloor: number | null;
  remoteOnly: boolean;
  sort: MarketSort;
};

export const NO_FILTERS: MarketFilters = {
  words: '',
  place: null,
  radiusKm: 25,
  kinds: [],
  payFloor: null,
  remoteOnly: false,
  sort: 'newest',
};

/** Whether a job passes everything but the words. A remote job is near everywhere. */
export function passes(job: Job, filters: MarketFilters): boolean {
  if (filters.kinds.length > 0 && !filters.kinds.includes(job.kind)) return false;
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

/** Compares two jobs in the chosen order; the id settles ties, so that nothing moves without reason. */
export function inOrder(filters: MarketFilters): (a: Job, b: Job) => number {
  const newest = (a: Job, b: Job) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
  const place = filters.place;
  const far = (job: Job) =>
    place && job.location ? distanceKm(place, job.location) : Number.POSITIVE_INFINITY;
  const by: Record<MarketSort, (a: Job, b: Job) => number> = {
    newest,
    nearest: (a, b) => far(a) - far(b) || 0,
    pay: (a, b) => (payPerHour(b) ?? -1) - (payPerHour(a) ?? -1),
    'starts-soon': (a, b) => (a.startDate ?? '9999').localeCompare(b.startDate ?? '9999'),
  };
  return (a, b) => by[filters.sort](a, b) || newest(a, b) || a._id.localeCompare(b._id);
}
