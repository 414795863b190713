import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { logOf, noticesOf } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, DRAFT, member, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { goOnline } from './go-online.ts';

const HOUR_MS = 3_600_000;

const later = (t: TestApp, hours: number) => new Date(t.now.getTime() + hours * HOUR_MS).toISOString();
const schedule = (t: TestApp, { _id, rev }: CompanyJob, at: string | null, also = {}) =>
  t.call('owner', 'job.schedule', { _jobId: _id, rev, at, ...also });
const jobNow = async (t: TestApp, { _id }: CompanyJob) =>
  (await t.call('owner', 'job.get', { jobId: _id })).data as CompanyJob;

async function draft(t: TestApp, companyId: string, also = {}): Promise<CompanyJob> {
  const job = { ...DRAFT, ...also };
  return (await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job })).data;
}

async function hoursPass(t: TestApp, hours: number): Promise<void> {
  t.now = new Date(t.now.getTime() + hours * HOUR_MS);
  await makeDue(t, goOnline);
  await t.doWork();
}

onDatabase((app) => {
  test('createjob.11 a planned job is on the market from its hour on, and not before', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'jana');
    const job = await draft(t, companyId);
    const [at, validThrough] = [later(t, 5), later(t, 24 * 20)];
    const planned = await schedule(t, job, at, { validThrough });
    expect(planned.data).toMatchObject({ status: 'draft', goesOnline: { at, validThrough } });
    await hoursPass(t, 4);
    expect((await t.call('jana', 'job.get', { jobId: job._id })).status).toBe(404);
    await hoursPass(t, 1);
    const seen = await t.call('jana', 'job.get', { jobId: job._id });
    expect(seen.data).toMatchObject({ status: 'published', publishedAt: t.now.toISOString(), validThrough });
    expect(seen.data).not.toHaveProperty('goesOnline');
    expect((await jobNow(t, job)).goesOnline).toBeUndefined();
    expect((await pullAll(t, 'jana')).changes.map(({ id }) => id)).toContain(job._id);
    expect(await logOf(t, companyId)).toEqual(expect.arrayContaining(['job.changed', 'job.published']));
  });

  test('createjob.11 the hour can be moved and taken back, and a publication ends the plan', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const [moved, dropped, early] = [
      await draft(t, companyId),
      await draft(t, companyId),
      await draft(t, companyId),
    ];
    for (const job of [moved, dropped, early]) await schedule(t, job, later(t, 2));
    await schedule(t, moved, later(t, 10));
    expect((await schedule(t, dropped, null)).data).not.toHaveProperty('goesOnline');
    const { data } = await t.call('owner', 'job.publish', { _jobId: early._id, rev: early.rev });
    expect([data.status, data.goesOnline]).toEqual(['published', undefined]);
    await hoursPass(t, 3);
    expect((await jobNow(t, moved)).status).toBe('draft');
    await hoursPass(t, 8);
    expect((await jobNow(t, moved)).status).toBe('published');
    expect((await jobNow(t, dropped)).status).toBe('draft');
  });

  test('createjob.11 import.4 a planned job that is deleted and imported again goes online by no old plan', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const row = { _id: v7(), _companyId: companyId, job: DRAFT, imported: v7() };
    const { data: job } = await t.call('owner', 'job.create', row);
    await schedule(t, job, later(t, 5));
    expect((await t.call('owner', 'job.delete', { jobId: job._id })).status).toBe(200);
    const again = await t.call('owner', 'job.create', row);
    expect(again.data).toMatchObject({ status: 'draft' });
    expect(again.data).not.toHaveProperty('goesOnline');
    await hoursPass(t, 6);
    expect((await jobNow(t, job)).status).toBe('draft');
  });

  test('createjob.11 an hour that passed while the device had no network is due at once', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await draft(t, companyId);
    expect((await schedule(t, job, later(t, -3))).status).toBe(200);
    await hoursPass(t, 0);
    expect((await jobNow(t, job)).status).toBe('published');
  });

  test('createjob.11 without a free slot at its hour it stays off, and every member is told why', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await member(t, companyId, 'colleague', false);
    await t.db.deleteFrom('plan_grant').execute();
    const job = await draft(t, companyId);
    await schedule(t, job, later(t, 2));
    await publishedJob(t, 'owner', companyId);
    await hoursPass(t, 2);
    expect(await jobNow(t, job)).toMatchObject({
      status: 'draft',
      notOnline: { at: t.now.toISOString(), code: 'plan_limit' },
    });
    for (const uid of ['owner', 'colleague'])
      expect(await noticesOf(t, uid)).toEqual([['system', DRAFT.title]]);
    await hoursPass(t, 1);
    expect(await noticesOf(t, 'owner')).toHaveLength(1);
    expect(await logOf(t, companyId)).toContain('job.changed');
    const again = await schedule(t, await jobNow(t, job), later(t, 2));
    expect(again.data).not.toHaveProperty('notOnline');
  });

  test('createjob.11 the review and the verification are asked at that hour', async () => {
    const t = app();
    t.settings.review = true;
    const { _id: companyId } = await company(t, 'owner');
    const [first, second] = [await draft(t, companyId), await draft(t, companyId)];
    await schedule(t, first, later(t, 1));
    await schedule(t, second, later(t, 2));
    await hoursPass(t, 1);
    expect((await jobNow(t, first)).status).toBe('in_review');
    await hoursPass(t, 1);
    expect(await jobNow(t, second)).toMatchObject({
      status: 'draft',
      notOnline: { code: 'company_unverified' },
    });
  });

  test('createjob.11 what its text lacks is refused when it is planned, an edit that spoils it at its hour', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const unpaid = await draft(t, companyId, { pay: null });
    expect((await schedule(t, unpaid, later(t, 1))).error.code).toBe('pay_required');
    const job = await draft(t, companyId);
    await schedule(t, job, later(t, 1));
    await t.call('owner', 'job.update', { _jobId: job._id, rev: job.rev, patch: { pay: null } });
    await hoursPass(t, 1);
    expect(await jobNow(t, job)).toMatchObject({ status: 'draft', notOnline: { code: 'pay_required' } });
  });

  test('createjob.11 not half a year ahead, not of a job that is online or deleted', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await draft(t, companyId);
    expect((await schedule(t, job, later(t, 24 * 181))).error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'at', code: 'too_big' }],
    });
    const tooSoon = await schedule(t, job, later(t, 48), { validThrough: later(t, 24) });
    expect(tooSoon.error.fields).toEqual([{ path: 'validThrough', code: 'too_small' }]);
    const online = await publishedJob(t, 'owner', companyId);
    expect((await schedule(t, await jobNow(t, { ...job, _id: online._id }), later(t, 1))).error.code).toBe(
      'state_conflict',
    );
    expect((await schedule(t, job, later(t, 2))).status).toBe(200);
    expect((await t.call('owner', 'job.delete', { jobId: job._id })).status).toBe(200);
    await hoursPass(t, 3);
    await seeker(t, 'jana');
    const market = (await pullAll(t, 'jana')).changes.map(({ id }) => id);
    expect(market).toContain(online._id);
    expect(market).not.toContain(job._id);
    const row = t.db.selectFrom('job').selectAll().where('id', '=', job._id);
    expect(await row.executeTakeFirst()).toMatchObject({ status: 'draft', published_at: null });
    expect(await noticesOf(t, 'owner')).toEqual([]);
  });
});
