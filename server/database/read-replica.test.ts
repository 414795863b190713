import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hiring } from '../testing/hiring.ts';
import { DRAFT, publishedJob } from '../testing/people.ts';
import {
  type PostgresCluster,
  type PostgresReplica,
  postgresPrograms,
  startPostgres,
} from '../testing/postgres-cluster.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { settleEpoch } from './epoch.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { BEHIND_MAX_MS, followReplica, type ReadReplica } from './read-replica.ts';

/** A replica is a copy of a whole server. */
const START_MS = 120_000;
const bin = postgresPrograms();

describe.skipIf(bin === undefined)('a streaming replica', () => {
  let cluster: PostgresCluster;
  let streaming: PostgresReplica;
  let replica: ReadReplica;
  let t: TestApp;
  let time = Date.parse('2026-03-02T09:00:00.000Z');
  let turn: () => void;
  let url: string;
  let companyId: string;
  let job: string;
  const faults: string[] = [];
  /** Statements that the replica was asked. */
  const asked: string[] = [];

  beforeAll(async () => {
    cluster = await startPostgres(bin as string, { durable: false });
    url = await cluster.newDatabase();
    const primary = await openPostgres(url);
    await migrate(primary.db);
    await settleEpoch(primary.db, () => v7());
    streaming = await cluster.addReplica();
    replica = await followReplica({
      primary: primary.db,
      open: () => openPostgres(streaming.urlOf(url), { log: ({ query }) => void asked.push(query.sql) }),
      clock: () => new Date(time),
      every: (_ms, act) => {
        turn = act;
        return () => {};
      },
      report: (event) => void faults.push(event),
    });
    t = await testApp(async () => primary, { replica });
    const hired = await hiring(t);
    companyId = hired.companyId;
    job = hired.job._id;
  }, START_MS);
  afterAll(async () => {
    await replica?.close();
    await t?.close();
    await cluster?.stop();
  });
  beforeEach(() => {
    faults.length = 0;
  });
  afterEach(() => streaming.resume());

  /** Time goes on, and the replica is looked at until it has caught up with all that was written before. */
  async function caughtUp(uid?: string) {
    time += BEHIND_MAX_MS + 1;
    await expect
      .poll(
        () => {
          turn();
          return replica.dbFor(uid) !== undefined;
        },
        { timeout: START_MS },
      )
      .toBe(true);
    asked.length = 0;
  }
  const wasAsked = () => asked.some((statement) => statement.includes('from "job"'));
  const getJob = async (uid: string | null, jobId: string) => {
    asked.length = 0;
    const { status, data, error } = await t.call(uid, 'job.get', { jobId });
    return { status, title: data?.title, code: error?.code, fromReplica: wasAsked() };
  };

  test('what everybody may read comes from it, what is somebody’s own never', async () => {
    await caughtUp();
    expect(await getJob(null, job)).toMatchObject({ status: 200, fromReplica: true });
    expect(await getJob('mia', job)).toMatchObject({ status: 200, fromReplica: true });
    expect(await t.parts.metrics.registry.metrics()).toContain('zusage_replica_reads_total{by="replica"} 2');
    asked.length = 0;
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).status).toBe(200);
    expect((await t.call('mia', 'sync.pull', {})).status).toBe(200);
    expect(asked).toEqual([]);
  });

  test('while it is behind, whoever has written sees it, and nobody is told that what is new is not there', async () => {
    await caughtUp();
    await streaming.pause();
    const { _id: added } = await publishedJob(t, 'owner', companyId, {
      title: 'New job',
    });
    expect(await getJob('owner', added)).toMatchObject({ title: 'New job', fromReplica: false });
    // Asked there, not found, and asked of the primary.
    expect(await getJob(null, added)).toMatchObject({ title: 'New job', fromReplica: true });
    await streaming.resume();
    await caughtUp('owner');
    expect(await getJob('owner', added)).toMatchObject({ title: 'New job', fromReplica: true });
  });

  test('who was locked is refused at once, however far behind it is', async () => {
    await caughtUp('mallory');
    await streaming.pause();
    await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'mallory').execute();
    expect(await getJob('mallory', job)).toMatchObject({ code: 'locked' });
    await t.db.updateTable('user').set({ locked_at: null }).where('id', '=', 'mallory').execute();
  });

  test('pwa.4 what somebody has hidden is not found there either', async () => {
    await caughtUp('mallory');
    await streaming.pause();
    const search = async () => {
      asked.length = 0;
      const { data } = await t.call('mallory', 'search.jobs', { q: 'bakery' } as never);
      return { ids: data.items.map(({ _id }) => _id), fromReplica: asked.length > 0 };
    };
    const before = await search();
    expect(before).toMatchObject({ ids: expect.arrayContaining([job]), fromReplica: true });
    await t.call('mallory', 'user.set-setting', {
      userId: 'mallory',
      setting: { hiddenJobs: { [job]: { value: true, at: t.now.toISOString() } } },
    });
    const after = before.ids.filter((id) => id !== job);
    expect(await search()).toEqual({ ids: after, fromReplica: false });
    await streaming.resume();
    await caughtUp('mallory');
    expect(await search()).toEqual({ ids: after, fromReplica: true });
  });

  test('one that stays behind is not asked until it has caught up', async () => {
    await caughtUp();
    await streaming.pause();
    await t.db.updateTable('job').set({ title: 'Renamed' }).where('id', '=', job).execute();
    expect(await getJob(null, job)).toMatchObject({ title: DRAFT.title, fromReplica: true });
    time += BEHIND_MAX_MS + 1;
    expect(await getJob(null, job)).toMatchObject({ title: 'Renamed', fromReplica: false });
    await streaming.resume();
    await caughtUp();
    expect(await getJob(null, job)).toMatchObject({ title: 'Renamed', fromReplica: true });
  });

  test('one that is always a little behind is asked for what it holds', async () => {
    await caughtUp();
    const behind = await openPostgres(streaming.urlOf(url));
    const looked = async () => {
      time += 1000;
      asked.length = 0;
      // The first may be a look that had begun before.
      const looks = () => {
        turn();
        return asked.length;
      };
      await expect.poll(looks, { timeout: START_MS }).toBeGreaterThan(1);
    };
    const write = (title: string) => t.db.updateTable('job').set({ title }).where('id', '=', job).execute();
    await streaming.pause();
    await write('First');
    await looked();
    await streaming.resume();
    const title = async () =>
      (await behind.db.selectFrom('job').where('id', '=', job).select('title').executeTakeFirst())?.title;
    await expect.poll(title, { timeout: START_MS }).toBe('First');
    await streaming.pause();
    await write('Second');
    await looked();
    // It was last seen to hold everything too long ago, and the first of these two writes just now.
    time += BEHIND_MAX_MS - 1500;
    expect(await getJob(null, job)).toMatchObject({ title: 'First', fromReplica: true });
    replica.wrote('ben');
    expect(replica.dbFor('ben')).toBeUndefined();
    time += 1000;
    expect(await getJob(null, job)).toMatchObject({ title: 'Second', fromReplica: false });
    await behind.close();
  });

  test('while it is away the primary answers, and once it is back it is asked again', async () => {
    await caughtUp();
    await streaming.stop();
    expect(await getJob(null, job)).toMatchObject({ status: 200, fromReplica: false });
    expect(faults).toEqual(['the read replica does not answer']);
    expect(replica.dbFor(undefined)).toBeUndefined();
    await streaming.start();
    await caughtUp();
    expect(await getJob(null, job)).toMatchObject({ status: 200, fromReplica: true });
  });

  test('whoever may have written unheard is asked for at the primary until it is known to hold that', async () => {
    await caughtUp('mia');
    replica.unsure();
    expect(replica.dbFor('mia')).toBeUndefined();
    await caughtUp('mia');
    replica.wrote('mia');
    expect([replica.dbFor('mia'), replica.dbFor('ben')]).toEqual([undefined, expect.anything()]);
  });
});
