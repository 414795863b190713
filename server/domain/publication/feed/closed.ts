import type { ChangeContext } from '../../../api/change-context.ts';
import type { Db } from '../../../database/database.ts';
import type { JobRow } from '../../job/row.ts';
import { takeDown } from '../../job/take-down.ts';

/** `job` is locked and published; its feed has it no more. */
export async function closeGoneJob(
  context: ChangeContext,
  job: Pick<JobRow, 'id' | 'company_id' | 'status'>,
): Promise<void> {
  await takeDown(context, job, 'paused', null);
  await context.tx
    .updateTable('imported_job')
    .set({ closed_at: context.now })
    .where('job_id', '=', job.id)
    .execute();
}

/** Jobs that feeds have closed, and that nobody has published, planned or emptied since. */
export function closedByFeeds(tx: Db, feedIds: readonly string[]) {
  return tx
    .selectFrom('imported_job')
    .innerJoin('job', 'job.id', 'imported_job.job_id')
    .where('imported_job.feed_id', 'in', feedIds)
    .where('job.deleted_at', 'is', null)
    .where('job.status', '=', 'unpublished')
    .where('job.status_reason', '=', 'paused')
    .whereRef('job.published_at', '<=', 'imported_job.closed_at')
    .where('job.goes_online_at', 'is', null)
    .where('job.not_online', 'is', null)
    .where('job.cleaned_at', 'is', null);
}
