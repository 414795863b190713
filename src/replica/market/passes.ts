import { distanceKm } from '../../../contract/distance.ts';
import { payPerHour } from '../../../contract/pay-per-hour.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { meetsWishes } from '../../../contract/policy/job-wishes.ts';
import { postedSince } from '../../../contract/policy/search-moment.ts';
import type { MarketFacts, MarketFilters, MarketSort } from './filters.ts';

/** Only the market's worker asks this: the first list, which shows what it has found, waits for none of it. */

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
