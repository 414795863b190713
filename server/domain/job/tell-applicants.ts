import { inSteps, lastOf, PEOPLE_A_STEP } from '../../work/steps.ts';
import { notify } from '../notification/notify.ts';

/**
 * Notifies applicants who wait for an answer, or are hired, that the ad has changed, also where that edit has brought it
 * back to staff.
 */
export const changeNotices = inSteps('job.tell-applicants', async (context, id, after) => {
  const job = await context.tx
    .selectFrom('job')
    .where('id', '=', id)
    .where('status', 'in', ['published', 'in_review'])
    .select(['title', 'rev'])
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const rows = await context.tx
    .selectFrom('application')
    .where('job_id', '=', id)
    .where('status', 'in', ['submitted', 'viewed', 'accepted'])
    .where('user_id', '>', after)
    .select(['user_id', 'job_snapshot'])
    .orderBy('user_id')
    .limit(PEOPLE_A_STEP)
    .execute();
  for (const { user_id, job_snapshot } of rows)
    await notify(context, {
      to: user_id,
      type: 'job_changed',
      ref: { type: 'job', id },
      params: [job_snapshot.companyName, job.title],
      version: job.rev,
    });
  return lastOf(rows, ({ user_id }) => user_id);
});
