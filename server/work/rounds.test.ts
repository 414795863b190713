import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '../api/transact.ts';
import { jobWork } from '../domain/job/work.ts';
import { syncWork } from '../domain/sync/work.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../testing/people.ts';
import { openMigrated } from '../testing/pglite-template.ts';
import { terminal } from '../testing/terminal.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { queueWork } from './queue.ts';
import { queueRecurring } from './recurring.ts';
import { startWorker } from './start-worker.ts';
import { once } from './work.ts';
import { doDueWork } from './worker.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
});
beforeEach(async () => {
  await t.reset();
  await transact(t.parts, (context) => queueRecurring(context, { ...syncWork, ...jobWork }));
});
afterAll(() => t.close());

const later = (days: number) => new Date(t.now.getTime() + days * 86_400_000);

test('a job whose time is over leaves the market, and its company sees why', async () => {
  const { _id } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  const { cursor } = await pullAll(t, 'mia');
  t.now = new Date(Date.parse(job.validThrough ?? '') - 1000);
  await t.doWork();
  t.signals.length = 0;
  t.now = new Date(t.now.getTime() + 60_000);
  await t.doWork();
  expect(t.signals).toEqual([`company:${_id}`, 'market']);
  expect((await pullAll(t, 'mia', cursor)).changes).toEqual([
    { bucket: 'market', table: 'job', id: job._id, ver: 3, row: null },
  ]);
  const own = (await pullAll(t, 'owner')).changes.find(({ table }) => table === 'companyJob');
  expect(own?.row).toMatchObject({ status: 'unpublished', statusReason: 'expired' });
  t.signals.length = 0;
  t.now = later(1);
  await t.doWork();
  expect(t.signals).toEqual([]);
});

test('a job that cannot be taken down holds up no other, and staff sees it', async () => {
  const { _id } = await company(t, 'owner');
  const poisoned = await publishedJob(t, 'owner', _id);
  const other = await publishedJob(t, 'owner', _id);
  await sql`
    create function poison() returns trigger language plpgsql as $$
    begin raise exception 'no' using errcode = 'P0001'; end $$`.execute(t.db);
  await sql`
    create trigger poisoned before update on job for each row
    when (old.id = ${sql.lit(poisoned._id)}::uuid) execute function poison()`.execute(t.db);
  t.now = later(31);
  await t.doWork();
  await sql`drop function poison cascade`.execute(t.db);
  const jobs = await t.db.selectFrom('job').select(['id', 'status']).execute();
  expect(new Map(jobs.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [poisoned._id, 'published'],
      [other._id, 'unpublished'],
    ]),
  );
  expect(await terminal(t).say('work')).toMatch(/jobs\.expire\.row: \w+ P0001, 1 tries, tried again/);
  // It is not looked for again while its task waits, and is done by that task.
  t.now = new Date(t.now.getTime() + 60_000);
  await t.doWork();
  expect(await t.db.selectFrom('job').where('status', '=', 'published').execute()).toEqual([]);
});

test('a job whose time is over is not shown even before the clock has come round', async () => {
  const { _id } = await company(t, 'owner');
  await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  t.now = later(31);
  expect((await pullAll(t, 'mia')).changes.filter(({ table, row }) => table === 'job' && row)).toEqual([]);
});

test('W6.1 stored answers are kept 90 days', async () => {
  const { _id } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  await t.call('mia', 'application.add', applying(job._id));
  const keys = async () => (await t.db.selectFrom('idempotency').selectAll().execute()).length;
  const before = await keys();
  t.now = later(89);
  await t.doWork();
  expect(await keys()).toBe(before);
  t.now = later(2);
  await t.doWork();
  expect(await keys()).toBe(0);
});

test('a task that fails is reported without its content, put off further each time, and holds up no other', async () => {
  const done: string[] = [];
  const kinds = {
    'test.fails': once(async () => {
      throw new TypeError('jana@example.org cannot be reached');
    }),
    'test.works': once(async () => {
      done.push('works');
    }),
  };
  await transact(t.parts, async (context) => {
    await queueWork(context, { kind: 'test.fails', payload: { to: 'jana@example.org' } });
    await queueWork(context, { kind: 'test.works' });
  });
  expect(await doDueWork({ ...t.parts, kinds })).toBe(1);
  expect(done).toEqual(['works']);
  const waiting = async () =>
    await t.db.selectFrom('work').where('kind', '=', 'test.fails').selectAll().executeTakeFirstOrThrow();
  const first = await waiting();
  expect(first).toMatchObject({ attempts: 1, last_error: 'TypeError' });
  expect(first.run_at.getTime() - t.now.getTime()).toBe(5_000);
  t.now = first.run_at;
  await doDueWork({ ...t.parts, kinds });
  expect((await waiting()).run_at.getTime() - t.now.getTime()).toBe(10_000);
  expect(t.faults).toHaveLength(2);
});

test('a task takes its effect and its row in one transaction, and is queued once under its key', async () => {
  const kinds = {
    'test.writes': once(async (context, payload) => {
      await context.tx
        .insertInto('meta')
        .values({ name: 'written', value: JSON.stringify(payload) })
        .execute();
    }),
  };
  await transact(t.parts, async (context) => {
    await queueWork(context, { kind: 'test.writes', key: 'one', payload: { at: 1 } });
    await queueWork(context, { kind: 'test.writes', key: 'one', payload: { at: 2 } });
  });
  expect(await doDueWork({ ...t.parts, kinds })).toBe(1);
  expect(await doDueWork({ ...t.parts, kinds })).toBe(0);
  const written = await t.db.selectFrom('meta').where('name', '=', 'written').selectAll().execute();
  expect(written).toEqual([{ name: 'written', value: '{"at":2}' }]);
});

test('the worker takes up work at its start, at each turn and when woken, and stops', async () => {
  const turns: (() => void)[] = [];
  let stopped = false;
  let runs = 0;
  const ran: (() => void)[] = [];
  const kinds = {
    'test.counts': once(async () => {
      runs += 1;
      for (const tell of ran.splice(0)) tell();
    }),
  };
  const queue = () => transact(t.parts, (context) => queueWork(context, { kind: 'test.counts' }));
  const next = () => new Promise<void>((resolve) => ran.push(resolve));
  await queue();
  const first = next();
  const worker = await startWorker({ ...t.parts, kinds }, (ms, act) => {
    expect(ms).toBe(1_000);
    turns.push(act);
    return () => {
      stopped = true;
    };
  });
  await first;
  await queue();
  const second = next();
  turns[0]?.();
  await second;
  await queue();
  const third = next();
  worker.wake();
  await third;
  await worker.stop();
  expect([runs, stopped]).toEqual([3, true]);
});
