import { CLOSING_HOURS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { inSteps, lastOf, PEOPLE_A_STEP } from '../../work/steps.ts';
import { notify } from '../notification/notify.ts';
import { ageOfMinor } from '../user/age.ts';
import { onMarket } from './on-market.ts';

const HOUR_MS = 3_600_000;

const isClosing = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where(onMarket('job', now))
    .where('job.closing_told_at', 'is', null)
    .where('job.valid_through', '<=', new Date(now.getTime() + CLOSING_HOURS * HOUR_MS));

/**
 * Complaint 9: notifies people who saved a job two days before it ends, and again where that end was moved, unless they have applied.
 */
export const tellClosing = eachRow('jobs.closing', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return isClosing(context)
      .where(untaken('job.id'))
      .select('job.id')
      .orderBy('job.valid_through')
      .orderBy('job.id')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const job = await isClosing(context)
      .where('job.id', '=', id)
      .select('job.id')
      .forNoKeyUpdate('job')
      .executeTakeFirst();
    if (job === undefined) return;
    // Without a new version of the row: no reader shows this column.
    await context.tx.updateTable('job').set({ closing_told_at: context.now }).where('id', '=', id).execute();
    await closingNotices.begin(context, id);
  },
});

export const closingNotices = inSteps('job.tell-savers', async (context, id, after) => {
  const { tx, now } = context;
  const job = await tx
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.id', '=', id)
    .where(onMarket('job', now))
    .select(['job.title', 'job.valid_through', 'job.min_age', 'company.company_name'])
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const savers = await tx
    .selectFrom('user_setting')
    .where('key', '=', 'savedJobs')
    .where('entry', '=', id)
    .where('value', 'is not', null)
    .where('user_id', '>', after)
    .innerJoin('user', 'user.id', 'user_setting.user_id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('application')
            .whereRef('application.user_id', '=', 'user_setting.user_id')
            .where('application.job_id', '=', id)
            .where('application.status', '<>', 'withdrawn')
            .select('application.id'),
        ),
      ),
    )
    .select(['user_id', 'user.date_of_birth'])
    .orderBy('user_id')
    .limit(PEOPLE_A_STEP)
    .execute();
  for (const { user_id, date_of_birth } of savers) {
    const age = ageOfMinor({ dateOfBirth: date_of_birth }, now);
    // Skipped: the job's lowest age was raised after they saved it, so they could not open it.
    if (age !== undefined && age < job.min_age) continue;
    await notify(context, {
      to: user_id,
      type: 'job_saved_closing',
      ref: { type: 'job', id },
      params: [job.company_name, job.title],
      version: job.valid_through?.toISOString() ?? '',
      ...(job.valid_through === null ? {} : { expiresAt: job.valid_through }),
    });
  }
  return lastOf(savers, ({ user_id }) => user_id);
});
