import type { UserRecord } from '../../api/call-context.ts';
import { companyBucket, userBucket } from '../../change-log/effects.ts';

export const MARKET = 'market';

/** The buckets somebody sees, in the order they are pulled: one's own first, the market last. */
export function bucketsOf(user: Pick<UserRecord, 'id' | 'membership'>): string[] {
  const own = [userBucket(user.id)];
  if (user.membership !== null) own.push(companyBucket(user.membership.companyId));
  return [...own, MARKET];
}

/** Whose buckets these are: rows of a company's bucket may be for some of its members only. */
export function viewerOf(buckets: readonly string[]): string {
  const own = buckets.find((bucket) => bucket.startsWith('user:')) ?? 'user:';
  return own.slice('user:'.length);
}
