import { dayOf } from '../../../../contract/calendar-day.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { FeedRow } from '../../../../contract/entities/job-feed.ts';
import type { AdRow } from '../../../../contract/import/ad-row.ts';
import { type PlannedRow, planRows, type Verdict } from '../../../../contract/import/plan-rows.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import type { ChangeContext } from '../../../api/change-context.ts';
import { once } from '../../../work/work.ts';
import { lockCompany } from '../../company/lock-company.ts';
import type { CompanyRow } from '../../company/row.ts';
import { loadCompanyJobs } from '../../job/presenter.ts';
import { adsToWrite, fetchNow, WRITE_FEED } from './fetched.ts';
import { settleGone, unlisted } from './gone.ts';
import { type FeedJobRow, writeRow } from './write-row.ts';

/** Rows of one transaction: it holds the company's row meanwhile. */
const BATCH = 40;
/** Where a row names no currency, as on the device. */
const CURRENCY = 'EUR';

export const writeFeeds = {
  [WRITE_FEED]: once(
    async (context, payload) => {
      const { feedId } = payload as { feedId: string };
      return (await writeSome(context, feedId)) ? context.now : undefined;
    },
    { lane: 'bulk' },
  ),
};

/**
 * Writes the next rows of a feed that was fetched, by the rules of an import on the device (`planRows`); the last time
 * it also settles what is gone. Answers whether more wait.
 */
async function writeSome(context: ChangeContext, feedId: string): Promise<boolean> {
  const { tx } = context;
  const known = await tx
    .selectFrom('job_feed')
    .where('id', '=', feedId)
    .select('company_id')
    .executeTakeFirst();
  if (known === undefined) return false;
  const company = await lockCompany(tx, known.company_id);
  const feed = await tx
    .selectFrom('job_feed')
    .where('id', '=', feedId)
    .where('state', '=', 'writing')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (feed === undefined) return false;
  if (company.deletion_final_at !== null || company.blocked_at !== null)
    return fail(context, feedId, 'company_stopped');
  const ads = adsToWrite(feed);
  if (ads === undefined) {
    await fetchNow(context, feed);
    return false;
  }
  const rows = await planned(context, { company, feed, ads });
  const done = new Set(feed.rows.map(({ at }) => at));
  const next = rows.filter(({ at }) => !done.has(at)).slice(0, BATCH);
  const isLast = done.size + next.length === rows.length;
  // A feed that has given its ads new numbers still lists the jobs they were.
  const listed = new Set(rows.flatMap(({ jobId, job }) => (job === null ? [jobId] : [jobId, job._id])));
  const locked = await lockJobs(context, [
    ...next.flatMap(({ verdict, job }) => (job !== null && mayMove(verdict, job) ? [job._id] : [])),
    ...(isLast ? await unlisted(context, feed, listed) : []),
  ]);
  const deleted = await deletedAmong(context, next);
  const told: FeedRow[] = [];
  for (const row of next) told.push(await writeRow(context, { company, feed, deleted }, row));
  if (isLast) await settleGone(context, feed, { listed, locked });
  await tx
    .updateTable('job_feed')
    .set({
      rows: JSON.stringify([...feed.rows, ...told]),
      ...(isLast && { state: 'done' as const, body: null }),
    })
    .where('id', '=', feedId)
    .execute();
  return !isLast;
}

/** A row changes its job, or may bring it back online. */
function mayMove(verdict: Verdict, { status }: CompanyJob): boolean {
  return verdict === 'changed' || (verdict === 'same' && status === 'unpublished');
}

/** All of them before the first is written: rows of one table are locked by id, and a feed has an order of its own. */
async function lockJobs({ tx }: ChangeContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('job')
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Waiting = { company: CompanyRow; feed: FeedJobRow; ads: readonly AdRow[] };

/** Every time about all rows: what is double depends on those before. At most `ROWS_MOST`, read before (ports/page). */
async function planned(context: ChangeContext, { company, feed, ads }: Waiting): Promise<PlannedRow[]> {
  // Written a moment ago: for the rest of the feed these are rows and not jobs.
  const fresh = new Set(
    feed.rows.flatMap(({ outcome, again, _jobId }) =>
      !again && (outcome === 'created' || outcome === 'incomplete' || outcome === 'published')
        ? [_jobId]
        : [],
    ),
  );
  const jobs = await jobsOf(context, company.id);
  return planRows(ads, new Map(), {
    companyId: company.id,
    jobs: jobs.filter(({ _id }) => !fresh.has(_id)),
    book: context.ports.gazetteer(),
    words: SERVER_TEXTS[feed.lang].factWords,
    pay: { currency: CURRENCY },
    today: dayOf(context.now),
  });
}

async function jobsOf({ tx }: ChangeContext, companyId: string): Promise<CompanyJob[]> {
  const ids = await tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  const jobs = await loadCompanyJobs(
    tx,
    ids.map(({ id }) => id),
    companyId,
  );
  return [...jobs.values()];
}

/** A job that people have deleted does not come back every day. */
async function deletedAmong({ tx }: ChangeContext, rows: readonly PlannedRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await tx
    .selectFrom('job')
    .where(
      'id',
      'in',
      rows.map(({ jobId }) => jobId),
    )
    .where('deleted_at', 'is not', null)
    .select('id')
    .execute();
  return new Set(found.map(({ id }) => id));
}

async function fail({ tx }: ChangeContext, feedId: string, failure: string): Promise<false> {
  await tx
    .updateTable('job_feed')
    .set({ state: 'failed', failure, body: null })
    .where('id', '=', feedId)
    .execute();
  return false;
}
