import type { UserRecord } from '../../api/call-context.ts';
import { companyBucket, userBucket } from '../../database/change-log/effects.ts';
import { ageOfMinor } from '../user/age.ts';

/** The whole market, as adults see it. */
export const MARKET = 'market';
const OF_MINORS = 'market:';

type Viewer = Pick<UserRecord, 'id' | 'dateOfBirth' | 'membership'>;

/** The buckets somebody sees, in the order they are pulled: one's own first, the market last. */
export function bucketsOf(user: Viewer, now: Date): string[] {
  const own = [userBucket(user.id)];
  if (user.membership !== null) own.push(companyBucket(user.membership.companyId));
  return [...own, marketOf(user, now)];
}

/**
 * A minor's market is a bucket of its own for each age: it holds the jobs they may take at that age and no other. A
 * birthday, or a birth date that was put right, is a change of buckets, so rows come and go by rule R4 alone. A
 * guardian's consent is no part of it: until it is there a minor searches and reads, and only applying waits.
 */
function marketOf(user: Viewer, now: Date): string {
  const age = ageOfMinor(user, now);
  return age === undefined ? MARKET : `${OF_MINORS}${age}`;
}

export function isMarket(bucket: string): boolean {
  return bucket === MARKET || bucket.startsWith(OF_MINORS);
}

/** The age whose market this is; undefined for the whole of it. */
export function ageOfMarket(bucket: string): number | undefined {
  return bucket.startsWith(OF_MINORS) ? Number(bucket.slice(OF_MINORS.length)) : undefined;
}

/** The bucket that moves when one of these does: the market has one log for all its readers. */
export function movedBucket(bucket: string): string {
  return isMarket(bucket) ? MARKET : bucket;
}

/** Whose buckets these are: rows of a company's bucket may be for some of its members only. */
export function viewerOf(buckets: readonly string[]): string {
  const own = buckets.find((bucket) => bucket.startsWith('user:')) ?? 'user:';
  return own.slice('user:'.length);
}
