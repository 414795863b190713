import { needsReview } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { approveJob } from '../job/review.ts';

/** Publishes the jobs that waited for their company to be verified, and for nothing else. */
export async function releaseJobs(context: ChangeContext, companyId: string): Promise<void> {
  const rows = await context.tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('status', '=', 'in_review')
    .where('deleted_at', 'is', null)
    .select(['id', 'min_age'])
    .orderBy('id')
    .execute();
  for (const { id, min_age } of rows) {
    if (context.settings.review && needsReview({ verified: true, minAge: min_age })) continue;
    await approveJob(context, id);
  }
}
