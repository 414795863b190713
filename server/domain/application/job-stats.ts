import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { medianReplyHours } from '../job/reply-time.ts';

/**
 * Counts of applications are derived: they raise the version of the company's row of the job, not of the market's.
 * `reviewed`: a member has looked at one or decided on it, which resets the ghost-job clock.
 */
export async function touchJob(
  { tx, effects, now }: ChangeContext,
  jobId: string,
  { reviewed = false }: { reviewed?: boolean } = {},
): Promise<void> {
  const { unreviewed_since: labelled } = await tx
    .selectFrom('job')
    .where('id', '=', jobId)
    .select('unreviewed_since')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const median = await medianReplyHours(tx, { jobId, now });
  const job = await tx
    .updateTable('job')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      median_reply_h: median,
      ...(reviewed ? { reviewed_at: now, unreviewed_since: null } : {}),
    }))
    .where('id', '=', jobId)
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .executeTakeFirstOrThrow();
  // The label is part of the market's row as well.
  if (reviewed && labelled !== null) recordJob(effects, job);
  else effects.change(companyBucket(job.company_id), 'companyJob', job, job.deleted_at !== null);
}
