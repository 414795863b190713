import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { queueWork } from '../../work/queue.ts';
import { once, recurring, type WorkKinds } from '../../work/work.ts';
import { touchJobs } from '../company/touch-jobs.ts';
import { countsForReply, medianOfReply, replyDaysOf } from './reply-time.ts';

/** Companies of one transaction. */
const PAGE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';
const SETTLE_PAGE = 'jobs.reply-times.page';
const SHOW = 'jobs.reply-times.show';

/**
 * Recomputes daily the reply times of all companies, and of jobs with waiting applications, because they grow while
 * nobody answers: one page of companies per transaction, which queues the next page.
 */
export const replyTimes: WorkKinds = {
  'jobs.reply-times': recurring(DAY_MS, (context) => queuePage(context, FIRST), { lane: 'bulk' }),
  [SETTLE_PAGE]: once(settlePage, { lane: 'bulk' }),
  [SHOW]: once(show, { lane: 'bulk' }),
};

const queuePage = (context: ChangeContext, after: string) =>
  queueWork(context, { kind: SETTLE_PAGE, key: 'next', payload: { after } });

async function settlePage(context: ChangeContext, payload: unknown): Promise<void> {
  const { after } = payload as { after: string };
  const { tx } = context;
  const { rows: companies } = await sql<{ id: string }>`
    select id from company c
    where id > ${after}::uuid and exists (select from application a where a.company_id = c.id)
    order by id limit ${PAGE}`.execute(tx);
  const last = companies.at(-1);
  if (last === undefined) return;
  const ids = companies.map(({ id }) => id);
  const medians = await mediansOf(context, ids);
  await settleCompanies(context, ids, medians);
  await settleJobs(context, ids, medians);
  if (companies.length === PAGE) await queuePage(context, last.id);
}

type Median = { company_id: string; job_id: string | null; median: number | null };

/** One row for each company (without a job) and each of its jobs; none where no application counts. */
async function mediansOf({ tx, now }: ChangeContext, companyIds: string[]): Promise<Median[]> {
  const { rows } = await sql<Median>`
    select company_id, job_id, ${medianOfReply(now)} as median from application
    where company_id = any(${companyIds}::uuid[]) and ${countsForReply}
    group by grouping sets ((company_id), (company_id, job_id))`.execute(tx);
  return rows;
}

/**
 * Writes changed figures only, in the order of ids, company before job. Rows locked by a call are skipped until the
 * next day: a statistic must not delay a call. Where it is shown differently, the company's jobs follow as work of their own.
 */
async function settleCompanies(
  context: ChangeContext,
  companyIds: string[],
  medians: Median[],
): Promise<void> {
  const json = JSON.stringify(medians.filter(({ job_id }) => job_id === null));
  const { rows } = await sql<{ id: string; was: number | null; is: number | null }>`
    with fresh as (
      select company_id as id, median from jsonb_to_recordset(${json}::jsonb) as m(company_id uuid, median int)
    ), held as (
      select c.id, c.median_reply_h as was, fresh.median from company c left join fresh on fresh.id = c.id
      where c.id = any(${companyIds}::uuid[]) and c.median_reply_h is distinct from fresh.median
      order by c.id for no key update of c skip locked
    )
    update company set median_reply_h = held.median from held where company.id = held.id
    returning held.id, held.was, held.median as is`.execute(context.tx);
  for (const { id, was, is } of rows)
    if (shown(was) !== shown(is))
      await queueWork(context, { kind: SHOW, key: id, payload: { companyId: id } });
}

const shown = (median: number | null) => (median === null ? null : replyDaysOf(median));

/** One company a transaction, because all its jobs are locked meanwhile. */
async function show(context: ChangeContext, payload: unknown): Promise<void> {
  const { companyId } = payload as { companyId: string };
  const company = await context.tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (company !== undefined) await touchJobs(context, company.id);
}

async function settleJobs({ tx, effects }: ChangeContext, companyIds: string[], medians: Median[]) {
  const json = JSON.stringify(medians.filter(({ job_id }) => job_id !== null));
  const { rows } = await sql<{ id: string; ver: number; company_id: string }>`
    with fresh as (
      select job_id as id, median from jsonb_to_recordset(${json}::jsonb) as m(job_id uuid, median int)
    ), held as (
      select j.id, fresh.median from job j left join fresh on fresh.id = j.id
      where j.company_id = any(${companyIds}::uuid[]) and j.deleted_at is null
        and j.median_reply_h is distinct from fresh.median
        and exists (
          select from application a where a.job_id = j.id and a.status in ('submitted', 'viewed')
        )
      order by j.id for no key update of j skip locked
    )
    update job set median_reply_h = held.median, ver = ver + 1
    from held where job.id = held.id
    returning job.id, job.ver, job.company_id`.execute(tx);
  for (const row of rows) effects.change(companyBucket(row.company_id), 'companyJob', row);
}
