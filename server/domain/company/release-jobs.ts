import { ApiError } from '../../../contract/errors.ts';
import { needsReview } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { keepOff } from '../job/keep-off.ts';
import { followsRemoval } from '../job/restrict-job.ts';
import { approveJob } from '../job/review.ts';

/**
 * Publishes the jobs that waited for their company to be verified, and for nothing else. One that the rules refuse by now
 * becomes a draft with the reason.
 */
export async function releaseJobs(context: ChangeContext, companyId: string): Promise<void> {
  const jobs = await context.tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('status', '=', 'in_review')
    .where('deleted_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of jobs) {
    if (context.settings.review && needsReview({ verified: true, minAge: job.min_age })) continue;
    if (await followsRemoval(context, companyId, job.id)) continue;
    try {
      await approveJob(context, job.id);
    } catch (error) {
      // It is thrown before anything is written.
      if (!(error instanceof ApiError)) throw error;
      await keepOff(context, job, error.code);
    }
  }
}
