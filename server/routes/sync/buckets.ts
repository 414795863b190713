import type { UserRecord } from '../../api/call-context.ts';
import { companyBucket, userBucket } from '../../change-log/effects.ts';

export const MARKET = 'market';

/** The buckets somebody sees, in the order they are pulled: one's own first, the market last. */
export function bucketsOf(user: Pick<UserRecord, 'id' | 'membership'>): string[] {
  const own = [userBucket(user.id)];
  if (user.membership !== null) own.push(companyBucket(user.membership.companyId));
  return [...own, MARKET];
}
