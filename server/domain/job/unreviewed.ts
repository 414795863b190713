import { sql } from 'kysely';
import { LANGUAGE_MARKET } from '../../../contract/languages.ts';
import { UNREVIEWED_DAYS } from '../../../contract/limits.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { eachRow } from '../../work/each-row.ts';
import { closeApplications } from '../application/close.ts';
import { affectedBy } from '../restriction/affected.ts';
import { languageOf } from '../user/settings.ts';
import { onMarket } from './on-market.ts';
import { restrictJob } from './restrict-job.ts';
import { takeDown } from './take-down.ts';

const HOUR_MS = 3_600_000;

/** Clause 4 of the terms: every application gets an answer. */
const OF_CLOCK = { ground: 'terms', rule: '4', by: null } as const;

/** In the language of the first owner: the same words go to all of them. */
async function unansweredText({ tx }: ChangeContext, companyId: string): Promise<string> {
  const [owner] = await affectedBy(tx, { user_id: null, company_id: companyId });
  const lang = owner === undefined ? LANGUAGE_MARKET : await languageOf(tx, owner);
  return SERVER_TEXTS[lang].decisions.unanswered(UNREVIEWED_DAYS.unpublish);
}

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
      const { title } = await takeDown(context, job, 'unanswered', null);
      await closeApplications(context, { jobId: id, why: 'unanswered' });
      const facts = await unansweredText(context, job.company_id);
      await restrictJob(context, { ...job, title }, 'job_unpublished', { ...OF_CLOCK, facts });
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
