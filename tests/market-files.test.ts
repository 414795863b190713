import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { sha256 } from '../contract/sha256.ts';
import { writeMarket } from '../server/testing/market-files.ts';
import { company, publishedJob, seeker } from '../server/testing/people.ts';
import { openMigrated } from '../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { getMeta, Replica } from '../src/replica/database.ts';
import { systemTimer } from '../src/replica/store/within.ts';
import { createEngine } from '../src/sync/engine.ts';
import { createMarketFiles } from '../src/sync/wire/market-files.ts';
import { fetchSend } from '../src/sync/wire/send.ts';
import { createTransport } from '../src/sync/wire/transport.ts';

/** The app's own code against the files that the real server writes, over real HTTP (rule R10). */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let t: TestApp;
let origin: string;
beforeAll(async () => {
  t = await testApp(openMigrated);
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => t.reset());
afterAll(() => t.close());

/** @param options.old an app of before there were files */
function device(uid: string, { old = false, factory = new IDBFactory() } = {}) {
  const options = { calls, origin, send: fetchSend(10_000), now: Date.now, timer: systemTimer };
  const db = new Replica(uid, { indexedDB: factory, IDBKeyRange });
  const engine = createEngine(
    {
      db,
      clock: Date.now,
      newId: v7,
      random: Math.random,
      sleep: () => new Promise(() => undefined),
      credentials: async () => ({ uid, token: uid }),
      tryLock: async (_, work) => work().then(() => true),
      wake: () => undefined,
      ...(!old && { market: createMarketFiles(options), digest: (bytes) => sha256(bytes) }),
    },
    createTransport(options),
  );
  const jobs = async () => (await db.job.toArray()).map(({ title }) => title).sort();
  return { db, engine, jobs, factory };
}

test('R10.1 a job that is published, edited and closed comes, changes and goes by files; /sync brings none of it', async () => {
  const { _id } = await company(t, 'owner');
  await seeker(t, 'mia');
  const first = await publishedJob(t, 'owner', _id, { title: 'Bakery counter' });
  await writeMarket(t);
  const { engine, jobs, db } = device('mia');
  expect(await engine.pull()).toBe('complete');
  expect([await jobs(), await getMeta(db, 'loaded')]).toEqual([['Bakery counter'], true]);
  await publishedJob(t, 'owner', _id, { title: 'Bakery kitchen' });
  await t.call('owner', 'job.update', { _jobId: first._id, rev: first.rev, patch: { title: 'Bakery shop' } });
  expect(await engine.pull('own')).toBe('complete');
  expect(await jobs()).toEqual(['Bakery counter']);
  await writeMarket(t);
  expect(await engine.pull('market')).toBe('complete');
  expect(await jobs()).toEqual(['Bakery kitchen', 'Bakery shop']);
  await t.call('owner', 'job.unpublish', { _jobId: first._id, reason: 'filled', outcomes: {} });
  await writeMarket(t);
  expect(await engine.pull()).toBe('complete');
  expect(await jobs()).toEqual(['Bakery kitchen']);
});

test('R10.4 an app that is upgraded keeps its market until the files take its place, and an older one beside it goes on', async () => {
  const { _id } = await company(t, 'owner');
  await seeker(t, 'mia');
  const closed = await publishedJob(t, 'owner', _id, { title: 'Bakery counter' });
  await publishedJob(t, 'owner', _id, { title: 'Bakery kitchen' });
  const old = device('mia', { old: true });
  await old.engine.pull();
  await t.call('owner', 'job.unpublish', { _jobId: closed._id, reason: 'filled', outcomes: {} });
  await writeMarket(t);
  const { engine, jobs } = device('mia', { factory: old.factory });
  expect(await jobs()).toEqual(['Bakery counter', 'Bakery kitchen']);
  expect(await engine.pull()).toBe('complete');
  expect(await jobs()).toEqual(['Bakery kitchen']);
  await publishedJob(t, 'owner', _id, { title: 'Bakery office' });
  expect(await old.engine.pull()).toBe('complete');
  expect(await old.jobs()).toEqual(['Bakery kitchen', 'Bakery office']);
  await writeMarket(t);
  expect(await engine.pull()).toBe('complete');
  expect(await jobs()).toEqual(['Bakery kitchen', 'Bakery office']);
});

test('R4.2 a minor reads the files of their own market', async () => {
  const { _id } = await company(t, 'owner');
  await seeker(t, 'lio', '2010-03-01', 'parent@example.org');
  await publishedJob(t, 'owner', _id, { title: 'Bakery counter', minAge: 18 });
  await writeMarket(t);
  const { engine, jobs, db } = device('lio');
  expect(await engine.pull()).toBe('complete');
  expect([await jobs(), (await getMeta(db, 'market'))?.bucket]).toEqual([
    [],
    expect.stringMatching(/^market:1\d$/),
  ]);
});
