import { sql } from 'kysely';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import { type Change, syncPage } from '../../../contract/sync.ts';
import { transact } from '../../api/transact.ts';
import { writeMeta } from '../../database/epoch.ts';
import { purge } from '../../domain/sync/purge.ts';
import { marketSettled } from '../../testing/market-settled.ts';
import { onDatabase } from '../../testing/on-database.ts';
import {
  applying,
  company,
  companyUser,
  publishedJob,
  pullAll,
  seeker,
  writing,
} from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const DAY = 86_400_000;
/** Rows by what they are, whatever order they came in. */
const sorted = (changes: readonly Change[]) =>
  changes.toSorted((a, b) => `${a.bucket} ${a.id}`.localeCompare(`${b.bucket} ${b.id}`));
const after = (t: TestApp, days: number) => new Date(t.now.getTime() + days * DAY);

onDatabase((app) => {
  test('R2.1 the first pull brings one’s own bucket, then the market, and resets nothing', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    const job = await publishedJob(t, 'owner', _id);
    const { data } = await t.call('mia', 'sync.pull', {});
    expect(data).toMatchObject({
      more: false,
      reset: [],
      buckets: ['user:mia', 'market'],
      serverTime: t.now.toISOString(),
    });
    expect(data.changes.map(({ bucket, id }) => [bucket, id])).toEqual([
      ['user:mia', 'mia'],
      ['market', job._id],
    ]);
    expect(syncPage.parse(data)).toEqual(data);
    const owner = await t.call('owner', 'sync.pull', {});
    expect(owner.data.buckets).toEqual(['user:owner', `company:${_id}`, 'market']);
  });

  test('R2.1 nothing new is an empty page with a cursor that stays good', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { cursor } = await pullAll(t, 'mia');
    const again = await pullAll(t, 'mia', cursor);
    expect([again.changes, again.reset, again.cursor]).toEqual([[], [], cursor]);
  });

  test('R6 pages hold at most `limit` rows, break anywhere and miss nothing', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    for (let count = 0; count < 7; count++) await publishedJob(t, 'owner', _id);
    const whole = await pullAll(t, 'owner');
    for (const limit of [1, 2, 3, 5]) {
      const { pages, changes } = await pullAll(t, 'owner', undefined, limit);
      expect(Math.max(...pages.map((page) => page.changes.length))).toBe(limit);
      expect(sorted(changes)).toEqual(sorted(whole.changes));
    }
  });

  test('R6 a device gets the newest of a large market, and nothing of what ended before it came', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    // Rows of the log alone: of a job that is not there the page tells a tombstone, which is enough to count.
    const logged = (count: number, deleted: boolean) =>
      sql`insert into market_change (job_id, ver, deleted, at)
        select gen_random_uuid(), 1, ${deleted}, ${t.now} from generate_series(1, ${count}::int)`.execute(
        t.db,
      );
    await logged(10, false);
    await logged(10, true);
    await logged(MARKET_ROWS_MAX - 1, false);
    const newest = await publishedJob(t, 'owner', _id);
    const first = await t.call('mia', 'sync.pull', { limit: 500 });
    await logged(1, true);
    const rest = await pullAll(t, 'mia', first.data.cursor);
    const market = [...first.data.changes, ...rest.changes].filter(({ bucket }) => bucket === 'market');
    // The one that ended while the market was being loaded is told.
    expect(market).toHaveLength(MARKET_ROWS_MAX + 1);
    expect(market[0]?.id).toBe(newest._id);
  });

  test('R6.1 the newest jobs are in the first page, however much there is of one’s own; the others follow downwards', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const jobs: string[] = [];
    for (let count = 0; count < 6; count++) jobs.unshift((await publishedJob(t, 'owner', _id))._id);
    const market = (changes: readonly Change[]) =>
      changes.filter(({ bucket }) => bucket === 'market').map(({ id }) => id);
    // Eight rows of one's own: the user, the company and its six jobs.
    const first = await t.call('owner', 'sync.pull', { limit: 4 });
    expect(market(first.data.changes)).toEqual(jobs.slice(0, 2));
    for (const limit of [1, 2, 3, 4, 5, 14]) {
      const { changes } = await pullAll(t, 'owner', undefined, limit);
      expect([limit, market(changes)]).toEqual([limit, jobs]);
    }
    // What breaks is asked for again from the last cursor, and nothing before it.
    const second = await t.call('owner', 'sync.pull', { cursor: first.data.cursor, limit: 8 });
    const again = await t.call('owner', 'sync.pull', { cursor: first.data.cursor, limit: 8 });
    expect(again.data).toEqual(second.data);
    expect(market(second.data.changes)).toEqual(jobs.slice(2, 4));
  });

  test('R6.2 a load that an older server has begun upwards is ended upwards', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    const jobs = [];
    for (let count = 0; count < 4; count++) jobs.push((await publishedJob(t, 'owner', _id))._id);
    const positions = await t.db
      .selectFrom('market_change')
      .select([sql<string>`xid::text`.as('xid'), 'seq'])
      .orderBy('seq')
      .execute();
    const { cursor } = await pullAll(t, 'mia');
    const known = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [begun, head] = [positions[1], positions[3]].map((at) => [at?.xid, at?.seq]);
    const half = Buffer.from(JSON.stringify({ ...known, m: begun, h: head })).toString('base64url');
    const rest = await pullAll(t, 'mia', half, 1);
    expect([rest.reset, rest.changes.map(({ id }) => id)]).toEqual([[], jobs.slice(2)]);
    expect(rest.cursor).toBe(cursor);
  });

  test('R6 a row that changes between two pages comes again, one that goes comes as a tombstone', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'mia');
    const jobs = [];
    for (let count = 0; count < 4; count++) jobs.push(await publishedJob(t, 'owner', _id));
    const first = await t.call('mia', 'sync.pull', { limit: 3 });
    expect(first.data.changes.map(({ id }) => id)).toEqual(['mia', jobs[3]?._id, jobs[2]?._id]);
    const [, there, kept, gone] = jobs;
    // Has changed before it came: once is enough.
    await t.call('owner', 'job.update', {
      _jobId: there?._id ?? '',
      rev: 2,
      patch: { title: 'Not yet told' },
    });
    await t.call('owner', 'job.update', { _jobId: kept?._id ?? '', rev: 2, patch: { title: 'Changed' } });
    await t.call('owner', 'job.unpublish', { _jobId: gone?._id ?? '', reason: 'paused', outcomes: {} });
    const rest = await pullAll(t, 'mia', first.data.cursor);
    expect(rest.changes.map(({ id, row }) => [id, row !== null])).toEqual([
      [jobs[0]?._id, true],
      [there?._id, true],
      [kept?._id, true],
      [gone?._id, false],
    ]);
  });

  test('R3.2 a position below the floor resets its bucket only, and starts it anew', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const [one, two] = [await publishedJob(t, 'owner', _id), await publishedJob(t, 'owner', _id)];
    const { cursor } = await pullAll(t, 'owner');
    for (const job of [one, two]) {
      await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} });
      if (job === one) await t.call('owner', 'job.delete', { jobId: job._id });
    }
    const fresh = await pullAll(t, 'owner', cursor);
    t.now = after(t, 91);
    await transact(t.parts, purge);
    const below = await pullAll(t, 'owner', cursor);
    expect(below.reset).toEqual([`company:${_id}`, 'market']);
    expect(below.changes.map(({ table, id }) => [table, id])).toEqual([
      ['company', _id],
      ['companyJob', two._id],
    ]);
    const above = await pullAll(t, 'owner', fresh.cursor);
    expect([above.reset, above.changes]).toEqual([[], []]);
  });

  test('R10.1 an older app that goes on where a newer one read files loads the market again once tombstones were forgotten', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const gone = await publishedJob(t, 'owner', _id);
    const older = await pullAll(t, 'owner');
    const newer = async (cursor: string) =>
      (await t.call('owner', 'sync.pull', { cursor, market: 'files' })).data;
    const early = await newer(older.cursor);
    expect((await pullAll(t, 'owner', early.cursor)).reset).toEqual([]);
    await t.call('owner', 'job.unpublish', { _jobId: gone._id, reason: 'paused', outcomes: {} });
    await marketSettled(t.db);
    t.now = after(t, 91);
    await transact(t.parts, purge);
    const late = await newer(early.cursor);
    expect(late.reset).toEqual([]);
    const begun = await pullAll(t, 'owner', late.cursor);
    expect(begun.reset).toEqual(['market']);
    expect((await pullAll(t, 'owner', begun.cursor)).reset).toEqual([]);
  });

  test('R3.6 R6 a device that comes after tombstones were forgotten gets everything, in whatever pages, and once', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    for (let count = 0; count < 3; count++) await publishedJob(t, 'owner', _id);
    const gone = await publishedJob(t, 'owner', _id);
    await t.call('owner', 'job.unpublish', { _jobId: gone._id, reason: 'paused', outcomes: {} });
    await t.call('owner', 'job.delete', { jobId: gone._id });
    t.now = after(t, 91);
    await transact(t.parts, purge);
    const whole = await pullAll(t, 'owner');
    for (const limit of [1, 2, 3]) {
      const inPages = await pullAll(t, 'owner', undefined, limit);
      expect([inPages.reset, sorted(inPages.changes)]).toEqual([[], sorted(whole.changes)]);
      const again = await pullAll(t, 'owner', inPages.cursor);
      expect([again.reset, again.changes]).toEqual([[], []]);
    }
  });

  test('R3.6 R5.7 what an answer has brought is taken back, also where the load of its bucket had not begun', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    const first = await t.call('owner', 'sync.pull', { limit: 1 });
    expect(first.data.changes.map(({ table }) => table)).toEqual(['user']);
    // The answers to this bring the job to the device, into the company's bucket and into the market.
    const brief = await publishedJob(t, 'owner', _id);
    await t.call('owner', 'job.unpublish', { _jobId: brief._id, reason: 'paused', outcomes: {} });
    await t.call('owner', 'job.delete', { jobId: brief._id });
    const { changes, reset } = await pullAll(t, 'owner', first.data.cursor, 1);
    const told = changes.filter(({ id }) => id === brief._id).map(({ bucket, row }) => [bucket, row]);
    expect(told.toSorted()).toEqual([
      [`company:${_id}`, null],
      ['market', null],
    ]);
    expect(reset).toEqual([]);
  });

  test('R3.6 R4.1 a bucket that is new to the cursor brings its tombstones', async () => {
    const t = app();
    await companyUser(t, 'owner');
    const { cursor } = await pullAll(t, 'owner');
    const { _id } = await company(t, 'owner');
    const brief = await publishedJob(t, 'owner', _id);
    await t.call('owner', 'job.unpublish', { _jobId: brief._id, reason: 'paused', outcomes: {} });
    await t.call('owner', 'job.delete', { jobId: brief._id });
    const { changes, reset } = await pullAll(t, 'owner', cursor, 2);
    expect(changes.filter(({ id }) => id === brief._id).map(({ row }) => row)).toEqual([null, null]);
    expect(reset).toEqual([]);
  });

  test('R3.2 a cursor of another database, and one that is none, reset everything', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { cursor, changes } = await pullAll(t, 'mia');
    const broken = [
      'x',
      '%%%',
      Buffer.from('{"e":1}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
      Buffer.from(JSON.stringify({ e: 'other', b: { 'user:mia': 3 } })).toString('base64url'),
    ];
    for (const text of broken) {
      const page = await t.call('mia', 'sync.pull', { cursor: text });
      expect([page.status, page.data.reset]).toEqual([200, ['user:mia', 'market']]);
      expect(page.data.changes).toEqual(changes);
    }
    await writeMeta(t.db, 'epoch', v7());
    expect((await pullAll(t, 'mia', cursor)).reset).toEqual(['user:mia', 'market']);
  });

  test('R3.2 positions from the future (a database set back) reset their bucket', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    const { cursor } = await pullAll(t, 'owner');
    const known = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const ahead = (change: object) =>
      Buffer.from(JSON.stringify({ ...known, ...change })).toString('base64url');
    const personal = await pullAll(t, 'owner', ahead({ b: { ...known.b, 'user:owner': 9999 } }));
    expect(personal.reset).toEqual(['user:owner']);
    const market = await pullAll(t, 'owner', ahead({ m: ['9999999999999999999', 1] }));
    expect(market.reset).toEqual(['market']);
  });

  test('R4.1 losing a membership takes the company’s bucket away', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const { cursor } = await pullAll(t, 'owner');
    await t.db.deleteFrom('member').where('user_id', '=', 'owner').execute();
    const { data } = await t.call('owner', 'sync.pull', { cursor });
    expect(data.buckets).toEqual(['user:owner', 'market']);
    expect(data.changes).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(_id);
  });

  test('I6 nobody’s page holds another person’s rows', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await company(t, 'rival', 1);
    const job = await publishedJob(t, 'owner', _id);
    for (const uid of ['mia', 'bennet']) {
      await seeker(t, uid);
      const args = applying(job._id, `I am ${uid}`);
      await t.call(uid, 'application.add', args);
      await t.call(uid, 'conversation.add-message', writing(args, `Hello from ${uid}`));
    }
    expect(JSON.stringify((await pullAll(t, 'mia')).changes)).not.toMatch(/bennet/);
    const rival = (await pullAll(t, 'rival')).changes.map(({ table }) => table);
    expect(rival).toEqual(['user', 'company', 'job']);
    expect((await pullAll(t, 'owner')).changes.filter(({ table }) => table === 'applicant')).toHaveLength(2);
  });

  test('R5.7 an answer’s changes are what the next pull shows', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await seeker(t, 'mia');
    const { cursor } = await pullAll(t, 'mia');
    const args = applying(job._id);
    const answers = [
      await t.call('mia', 'application.add', args),
      await t.call('mia', 'conversation.add-message', writing(args, 'Hello')),
    ];
    const pulled = (await pullAll(t, 'mia', cursor)).changes;
    const key = ({ table, id }: { table: string; id: string }) => `${table} ${id}`;
    const answered = answers.flatMap(({ changes }) => changes);
    expect(answered.map(key).sort()).toEqual(pulled.map(key).sort());
    for (const change of answered) expect(pulled).toContainEqual(change);
  });

  describe('limits of the request', () => {
    test('a page size outside 1 to 500 is refused', async () => {
      const t = app();
      await seeker(t, 'mia');
      for (const limit of [0, 501, -1, 1.5]) {
        const { status, error } = await t.call('mia', 'sync.pull', { limit });
        expect([status, error.fields?.[0]?.path]).toEqual([422, 'limit']);
      }
    });
  });
});
