import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { medianReplyHours } from '../job/reply-time.ts';

/**
 * Counts of applications are derived: they raise the version of the company's row of the job, not of the market's.
 * The caller holds the job's lock: what is counted has not moved since. `reviewed`: a member has looked at one or decided on it, which resets the ghost-job clock.
 */
export async function touchJob(
  { tx, effects, now }: ChangeContext,
  jobId: string,
  { reviewed = false }: { reviewed?: boolean } = {},
): Promise<void> {
  const job = await tx
    .with('before', (db) =>
      db.selectFrom('job').where('id', '=', jobId).select(['id', 'unreviewed_since']).forNoKeyUpdate(),
    )
    .updateTable('job')
    .from('before')
    .set((eb) => ({
      ver: eb('job.ver', '+', 1),
      median_reply_h: medianReplyHours(tx, { jobId, now }),
      ...(reviewed ? { reviewed_at: now, unreviewed_since: null } : {}),
    }))
    .whereRef('job.id', '=', 'before.id')
    .returning(['job.id', 'job.ver', 'job.company_id', 'job.status', 'job.deleted_at'])
    .returning('before.unreviewed_since as labelled')
    .executeTakeFirstOrThrow();
  // The label is part of the market's row as well.
  if (reviewed && job.labelled !== null) recordJob(effects, job);
  else effects.change(companyBucket(job.company_id), 'companyJob', job, job.deleted_at !== null);
}
