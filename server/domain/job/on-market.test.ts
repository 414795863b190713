import fc from 'fast-check';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { addDays, dayOf, endOfDay } from '../../../contract/calendar-day.ts';
import type { JobStatus } from '../../../contract/entities/job.ts';
import { isLive as isLiveByRule, isOnMarket } from '../../../contract/policy/job.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { closesAfter, isLive, isOver, onMarket } from './on-market.ts';
import { loadMarketJobs } from './presenter.ts';

const NAMES = '6f2b8c0e-56a5-4b1e-9a39-0d3a1a2a7c11';

type Made = {
  id: string;
  status: JobStatus;
  validThrough: string | null;
  publishedAt: string | null;
  deletedAt: string | null;
  unreviewedSince: string | null;
};

let companyId: string;
let model: string;

/** Jobs around an instant, in every state that the table's checks allow. */
function jobsAround(now: Date): fc.Arbitrary<Made[]> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const ends = [-86_400_000, -60_000, -1, 0, 1, 60_000, 20 * 86_400_000].map(at);
  const lastDays = [-1, 0, 1].map((days) => endOfDay(addDays(dayOf(now), days)).toISOString());
  const before = at(-5 * 86_400_000);
  const job = fc
    .record({
      status: fc.constantFrom<JobStatus>('draft', 'in_review', 'published', 'unpublished'),
      validThrough: fc.constantFrom(null, ...ends, ...lastDays),
      publishedAt: fc.constantFrom(null, before),
      deletedAt: fc.constantFrom(null, before),
      unreviewedSince: fc.constantFrom(null, before),
    })
    .map(({ status, validThrough, publishedAt, deletedAt, unreviewedSince }) => {
      const isPublished = status === 'published';
      return {
        status,
        validThrough: isPublished ? (validThrough ?? at(1)) : validThrough,
        publishedAt: isPublished ? before : publishedAt,
        deletedAt: status === 'draft' || status === 'unpublished' ? deletedAt : null,
        unreviewedSince: isPublished ? unreviewedSince : null,
      };
    });
  return fc
    .array(job, { minLength: 1, maxLength: 12 })
    .map((jobs) => jobs.map((one, index) => ({ ...one, id: v5(`job ${index}`, NAMES) })));
}

/** Copies of a job, and nothing else on the market. */
async function put({ db }: TestApp, jobs: readonly Made[]): Promise<void> {
  await db.deleteFrom('job').where('id', '<>', model).execute();
  for (const job of jobs)
    await sql`
      insert into job select (jsonb_populate_record(one, ${JSON.stringify({
        id: job.id,
        status: job.status,
        status_reason: job.status === 'unpublished' ? 'paused' : null,
        valid_through: job.validThrough,
        published_at: job.publishedAt,
        deleted_at: job.deletedAt,
        unreviewed_since: job.unreviewedSince,
      })}::jsonb)).* from job one where one.id = ${model}`.execute(db);
}

const idsWhere = (jobs: readonly Made[], holds: (job: Made) => boolean) =>
  jobs
    .filter(holds)
    .map(({ id }) => id)
    .sort();

onDatabase((app) => {
  beforeEach(async () => {
    const t = app();
    companyId = (await company(t, 'owner'))._id;
    model = (await publishedJob(t, 'owner', companyId))._id;
    await t.call('owner', 'job.unpublish', { _jobId: model, reason: 'paused', outcomes: {} });
  });

  const overJobs = async (check: (t: TestApp, jobs: Made[]) => Promise<void>, numRuns: number) => {
    const t = app();
    await fc.assert(
      fc.asyncProperty(jobsAround(t.now), async (jobs) => {
        await put(t, jobs);
        await check(t, jobs);
      }),
      { numRuns },
    );
  };

  test('complaint 2: the SQL and the rule of the contract say the same of every job', async () => {
    await overJobs(async (t, jobs) => {
      const { rows } = await sql<{ id: string; market: boolean; live: boolean; over: boolean }>`
        select j.id, coalesce(${onMarket('j', t.now)}, false) as market,
          coalesce(${isLive('j', t.now)}, false) as live, coalesce(${isOver('j', t.now)}, false) as over
        from job j where j.id <> ${model} order by j.id`.execute(t.db);
      expect(rows).toEqual(
        jobs
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map((job) => ({
            id: job.id,
            market: isOnMarket(job, t.now),
            live: isLiveByRule(job, t.now),
            over: job.status === 'published' && !isOnMarket(job, t.now),
          })),
      );
      const { rows: found } = await sql<{ id: string }>`
        select job_id as id from job_search s where ${closesAfter('s', t.now)} order by job_id`.execute(t.db);
      expect(found.map(({ id }) => id)).toEqual(idsWhere(jobs, (job) => isOnMarket(job, t.now)));
    }, 40);
  });

  test('complaint 2: everybody who shows the market shows the same jobs, and the plan counts them', async () => {
    await overJobs(async (t, jobs) => {
      const shown = idsWhere(jobs, (job) => isOnMarket(job, t.now));
      const ids = jobs.map(({ id }) => id);
      expect([...(await loadMarketJobs(t.db, ids, t.now)).keys()].sort()).toEqual(shown);
      const search = await t.call(null, 'search.jobs', { limit: 100 });
      expect(search.data.items.map(({ _id }) => _id).sort()).toEqual(shown);
      const list = await t.call(null, 'job.of-company', { companyId, limit: 100 });
      expect(list.data.items.map(({ _id }) => _id).sort()).toEqual(shown);
      expect((await t.call(null, 'company.get', { companyId })).data).toMatchObject({
        openJobs: shown.length,
      });
      const map = (await t.app.inject({ url: '/sitemap-1.xml' })).body;
      expect([...map.matchAll(/\/jobs\/([0-9a-f-]{36})/g)].map(([, id]) => id).sort()).toEqual(shown);
      for (const id of ids) {
        const isShown = shown.includes(id);
        expect((await t.call(null, 'job.get', { jobId: id })).status === 200).toBe(isShown);
        expect((await t.call(null, 'search.step', { jobId: id })).status === 200).toBe(isShown);
        expect((await t.app.inject({ url: `/jobs/${id}` })).statusCode === 200).toBe(isShown);
      }
      const { data: plan } = await t.call('owner', 'subscription.entitlement', { companyId });
      expect(plan.jobsUsed).toBe(idsWhere(jobs, (job) => isLiveByRule(job, t.now)).length);
    }, 8);
  });
});
