import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { aDayLater, feedNow, feedOf, KITCHEN, save, serve, settled, TILL } from '../../../testing/feeds.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { company } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const BOTH = feedOf([KITCHEN, TILL]);

/** A feed that publishes and closes, on the day after it has lost an ad. */
async function closedByFeed(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  const answer = await serve(t, BOTH);
  const feedId = v7();
  await save(t, companyId, feedId, { publish: true, closeGone: true });
  await settled(t);
  const { rows } = await feedNow(t, companyId);
  const _jobId = rows.find(({ title }) => title === TILL.title)?._jobId as string;
  answer.body = feedOf([KITCHEN]);
  await aDayLater(t);
  const job = async () => (await t.call('owner', 'job.get', { jobId: _jobId })).data as CompanyJob;
  expect((await job()).status).toBe('unpublished');
  return { companyId, feedId, answer, _jobId, job };
}

const rowsOf = async (t: TestApp, companyId: string) =>
  (await feedNow(t, companyId)).rows.map(({ title, outcome, again, refusal }) => [
    title,
    outcome,
    again ?? false,
    refusal,
  ]);

onDatabase((app) => {
  test('import.6 a job that the feed has closed and has again goes online with it, and the report tells both', async () => {
    const t = app();
    const { companyId, answer, _jobId, job } = await closedByFeed(t);
    const closed = { _jobId, title: TILL.title, since: t.now.toISOString() };
    expect((await feedNow(t, companyId)).closed).toEqual([closed]);
    await aDayLater(t);
    expect((await feedNow(t, companyId)).closed).toEqual([]);
    answer.body = BOTH;
    await aDayLater(t);
    expect(await job()).toMatchObject({ status: 'published', publishedAt: t.now.toISOString(), rev: 1 });
    expect(await rowsOf(t, companyId)).toEqual([[TILL.title, 'published', true, null]]);
    expect((await feedNow(t, companyId)).closed).toEqual([]);
    await aDayLater(t);
    expect(await feedNow(t, companyId)).toMatchObject({ rows: [], same: 2 });
  });

  test('import.6 one that comes back changed is changed before it goes online', async () => {
    const t = app();
    const { companyId, answer, job } = await closedByFeed(t);
    answer.body = feedOf([KITCHEN, { ...TILL, salary: '16 - 18 EUR pro Stunde' }]);
    await aDayLater(t);
    expect(await job()).toMatchObject({ status: 'published', pay: { min: 1600 }, rev: 2 });
    expect(await rowsOf(t, companyId)).toEqual([[TILL.title, 'published', true, null]]);
  });

  test('import.6 it comes back by the rules of a publication, and is tried again while one is in its way', async () => {
    const t = app();
    const { companyId, feedId, answer, job } = await closedByFeed(t);
    const grants = await t.db.selectFrom('plan_grant').selectAll().execute();
    await t.db.deleteFrom('plan_grant').execute();
    answer.body = BOTH;
    await aDayLater(t);
    expect((await job()).status).toBe('unpublished');
    expect(await rowsOf(t, companyId)).toEqual([[TILL.title, 'created', true, 'plan_limit']]);
    await t.db.insertInto('plan_grant').values(grants).execute();
    await save(t, companyId, feedId, { publish: false, closeGone: true });
    await aDayLater(t);
    expect(await rowsOf(t, companyId)).toEqual([[TILL.title, 'created', true, null]]);
    await save(t, companyId, feedId, { publish: true, closeGone: true });
    await aDayLater(t);
    expect((await job()).status).toBe('published');
  });

  test('import.6 what people have edited since stays closed, and says so', async () => {
    const t = app();
    const { companyId, answer, _jobId, job } = await closedByFeed(t);
    await t.call('owner', 'job.update', { _jobId, rev: 1, patch: { openings: 4 } });
    answer.body = BOTH;
    await aDayLater(t);
    expect([(await job()).status, await rowsOf(t, companyId)]).toEqual([
      'unpublished',
      [[TILL.title, 'edited', false, null]],
    ]);
  });

  test('import.6 what people have published and closed again themselves stays closed', async () => {
    const t = app();
    const { companyId, answer, _jobId, job } = await closedByFeed(t);
    t.now = new Date(t.now.getTime() + 60_000);
    await t.call('owner', 'job.publish', { _jobId, rev: 1 });
    await t.call('owner', 'job.unpublish', { _jobId, reason: 'paused', outcomes: {} });
    answer.body = BOTH;
    await aDayLater(t);
    expect([(await job()).status, await feedNow(t, companyId)]).toMatchObject([
      'unpublished',
      { rows: [], same: 2 },
    ]);
  });
});
