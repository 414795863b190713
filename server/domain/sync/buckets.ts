import type { UserRecord } from '../../api/call-context.ts';
import { companyBucket, userBucket } from '../../database/change-log/effects.ts';
import { ageOfMinor } from '../user/age.ts';

/** The whole market, as adults see it. */
export const MARKET = 'market';
const OF_MINORS = 'market:';

type Viewer = Pick<UserRecord, 'id' | 'dateOfBirth' | 'membership'>;

/** A person's buckets in the order of a pull: their own first, the market last. */
export function bucketsOf(user: Viewer, now: Date): string[] {
  const own = [userBucket(user.id)];
  if (user.membership !== null) own.push(companyBucket(user.membership.companyId));
  return [...own, marketOf(user, now)];
}

/**
 * A minor's market is a separate bucket per age: it holds only the jobs open to that age. A birthday, or a corrected
 * birth date, is a change of buckets, so rows come and go by rule R4 alone. A guardian's consent plays no part: without
 * it a minor searches and reads, and only applying waits.
 */
function marketOf(user: Viewer, now: Date): string {
  const age = ageOfMinor(user, now);
  return age === undefined ? MARKET : `${OF_MINORS}${age}`;
}

export function isMarket(bucket: string): boolean {
  return bucket === MARKET || bucket.startsWith(OF_MINORS);
}

/** The age of a minor's market; undefined for the whole market. */
export function ageOfMarket(bucket: string): number | undefined {
  return bucket.startsWith(OF_MINORS) ? Number(bucket.slice(OF_MINORS.length)) : undefined;
}

/** The bucket whose log these share: the market has one log for all its readers. */
export function movedBucket(bucket: string): string {
  return isMarket(bucket) ? MARKET : bucket;
}

/** The reader of the buckets: rows of a company's bucket may be for some of its members only. */
export function viewerOf(buckets: readonly string[]): string {
  const own = buckets.find((bucket) => bucket.startsWith('user:')) ?? 'user:';
  return own.slice('user:'.length);
}
