import { CLOSING_HOURS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { notify } from '../notification/notify.ts';

/** Jobs of one transaction. */
const BATCH = 50;

/**
 * Complaint 9: who saved a job is told two days before it ends, once for each publication, unless they have applied.
 * Gives whether there are more.
 */
export async function tellClosing(context: ChangeContext): Promise<boolean> {
  const { tx, now } = context;
  const jobs = await tx
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.status', '=', 'published')
    .where('job.closing_told_at', 'is', null)
    .where('job.valid_through', '>', now)
    .where('job.valid_through', '<=', new Date(now.getTime() + CLOSING_HOURS * 3_600_000))
    .select(['job.id', 'job.title', 'job.valid_through', 'job.published_at', 'company.company_name'])
    .orderBy('job.valid_through')
    .orderBy('job.id')
    .limit(BATCH)
    .forUpdate('job')
    .skipLocked()
    .execute();
  for (const job of jobs) {
    // No change of the row: nobody reads it.
    await tx.updateTable('job').set({ closing_told_at: now }).where('id', '=', job.id).execute();
    const savers = await tx
      .selectFrom('user_setting')
      .where('key', '=', 'savedJobs')
      .where('entry', '=', job.id)
      .where('value', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('application')
              .whereRef('application.user_id', '=', 'user_setting.user_id')
              .where('application.job_id', '=', job.id)
              .where('application.status', '<>', 'withdrawn')
              .select('application.id'),
          ),
        ),
      )
      .select('user_id')
      .orderBy('user_id')
      .execute();
    for (const { user_id } of savers)
      await notify(context, {
        to: user_id,
        type: 'job_saved_closing',
        ref: { type: 'job', id: job.id },
        params: [job.company_name, job.title],
        version: job.published_at?.toISOString() ?? '',
        ...(job.valid_through === null ? {} : { expiresAt: job.valid_through }),
      });
  }
  return jobs.length === BATCH;
}
