import { needsReview } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { entitlementOf } from '../../domain/billing/entitlement.ts';
import { jobsUsed } from '../../domain/billing/used.ts';
import { followsRemoval } from '../../domain/job/restrict-job.ts';

/** What a company may still publish. */
export type Slots = {
  /** Of its plan. */
  free: number;
  /** Staff looks at an ad of this age first. */
  isReviewed: (minAge: number) => boolean;
};

/** The company's row is locked: what is published meanwhile waits. */
export async function slotsOf(context: ChangeContext, companyId: string): Promise<Slots> {
  const { tx, now, settings } = context;
  const { verified } = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('verified')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isWatched = await followsRemoval(context, companyId);
  const { jobSlots } = await entitlementOf(tx, companyId, now);
  return {
    free: jobSlots - (await jobsUsed(tx, companyId, now)),
    isReviewed: (minAge) => isWatched || (settings.review && needsReview({ verified, minAge })),
  };
}
