import { sql } from 'kysely';
import { UNREVIEWED_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { eachRow } from '../../work/each-row.ts';
import { closeApplications } from '../application/close.ts';
import { onMarket } from './on-market.ts';
import { takeDown } from './take-down.ts';

const HOUR_MS = 3_600_000;

/** The time runs from the last review or the oldest waiting application, whichever is later. */
function unreviewed({ tx, now }: ChangeContext) {
  const waiting = sql<Date>`(
    select min(application.visible_at) from application
    where application.job_id = job.id and application.status = 'submitted'
  )`;
  // Without a review `greatest` leaves the null aside.
  const since = sql<Date>`greatest(job.reviewed_at, ${waiting})`;
  return tx
    .selectFrom('job')
    .where(onMarket('job', now))
    .where(sql<boolean>`${waiting} is not null`)
    .where((eb) =>
      eb.or([
        eb(since, '<=', daysAfter(now, -UNREVIEWED_DAYS.unpublish)),
        eb.and([eb(since, '<=', daysAfter(now, -UNREVIEWED_DAYS.label)), eb('unreviewed_since', 'is', null)]),
      ]),
    )
    .select(['id', 'company_id', 'status', since.as('since')]);
}

/**
 * Complaint 2, ghost jobs: a job whose waiting applications nobody has looked at for 14 days is labelled, after 28 it
 * leaves the market and its applicants are told.
 */
export const judgeUnreviewed = eachRow('jobs.unreviewed', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return unreviewed(context).where(untaken('job.id')).orderBy('id').limit(limit).execute();
  },
  async act(context, id) {
    const { tx, now, effects } = context;
    const job = await unreviewed(context).where('id', '=', id).forNoKeyUpdate('job').executeTakeFirst();
    if (job === undefined) return;
    if (new Date(job.since) <= daysAfter(now, -UNREVIEWED_DAYS.unpublish)) {
      await takeDown(context, job, 'unanswered', null);
      await closeApplications(context, { jobId: id, why: 'unanswered' });
      return;
    }
    const row = await tx
      .updateTable('job')
      .set((eb) => ({ ver: eb('ver', '+', 1), unreviewed_since: new Date(job.since) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    recordJob(effects, row);
  },
});
