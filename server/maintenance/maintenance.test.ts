import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryRealtime } from '../realtime/memory-realtime.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../testing/people.ts';
import { openMigrated } from '../testing/pglite-template.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { expireJobs } from './expire-jobs.ts';
import { startMaintenance } from './maintenance.ts';
import { purge } from './purge.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
});
beforeEach(() => t.reset());
afterAll(() => t.close());

const later = (days: number) => new Date(t.now.getTime() + days * 86_400_000);

test('a job whose time is over leaves the market, and its company sees why', async () => {
  const { _id } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  const { cursor } = await pullAll(t, 'mia');
  expect(await expireJobs(t.db, later(29))).toEqual([]);
  expect(await expireJobs(t.db, later(30))).toEqual([`company:${_id}`, 'market']);
  expect((await pullAll(t, 'mia', cursor)).changes).toEqual([
    { bucket: 'market', table: 'job', id: job._id, ver: 3, row: null },
  ]);
  const own = (await pullAll(t, 'owner')).changes.find(({ table }) => table === 'companyJob');
  expect(own?.row).toMatchObject({ status: 'unpublished', statusReason: 'expired' });
  expect(await expireJobs(t.db, later(31))).toEqual([]);
});

test('a job whose time is over is not shown even before the clock has come round', async () => {
  const { _id } = await company(t, 'owner');
  await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  t.now = later(30);
  expect((await pullAll(t, 'mia')).changes.filter(({ table, row }) => table === 'job' && row)).toEqual([]);
});

test('W6 stored answers are kept 90 days', async () => {
  const { _id } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  await t.call('mia', 'application.add', applying(job._id));
  const keys = async () => (await t.db.selectFrom('idempotency').selectAll().execute()).length;
  const before = await keys();
  await purge(t.db, later(89));
  expect(await keys()).toBe(before);
  await purge(t.db, later(91));
  expect(await keys()).toBe(0);
});

test('the clock works at the start and every hour, and a failed round is reported, not fatal', async () => {
  const faults: string[] = [];
  let tick = () => {};
  let stopped = false;
  const parts = {
    db: t.db,
    clock: () => t.now,
    realtime: memoryRealtime(),
    report: (event: string) => faults.push(event),
    every: (ms: number, act: () => void) => {
      expect(ms).toBe(3_600_000);
      tick = act;
      return () => {
        stopped = true;
      };
    },
  };
  const signals: string[] = [];
  parts.realtime.subscribe((bucket) => signals.push(bucket));
  const { _id } = await company(t, 'owner');
  await publishedJob(t, 'owner', _id);
  const stop = await startMaintenance(parts);
  expect(signals).toEqual([]);
  t.now = later(31);
  const moved = new Promise<void>((resolve) => parts.realtime.subscribe(() => resolve()));
  tick();
  await moved;
  expect(signals).toContain('market');
  stop();
  expect(stopped).toBe(true);
});
