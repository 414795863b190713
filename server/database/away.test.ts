import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdRow, untilWaiting } from '../testing/held-row.ts';
import { hiring } from '../testing/hiring.ts';
import { hasPostgres, openSharedPostgres } from '../testing/shared-postgres.ts';
import { openWay, type TcpWay } from '../testing/tcp-way.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { isAway } from './away.ts';
import type { Database, Db } from './database.ts';
import { takeAnyTime, takeLonger } from './patience.ts';
import { openPostgres } from './postgres.ts';

/** On a busy machine a database takes its time. */
const START_MS = 60_000;
const AGAIN = { status: 503, error: { code: 'unavailable' }, headers: { 'retry-after': '1' } };

test.each([
  [{ code: '53100' }, true],
  [{ code: '25006' }, true],
  [{ code: '25P02' }, true],
  [{ cause: { code: '57P01' } }, true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('failed', { cause: new Error('Connection terminated unexpectedly') }), true],
  [new TypeError('rows is not iterable'), false],
])('whether the database is away is known of %o: %s', (error, away) => {
  expect(isAway(error)).toBe(away);
});

describe.skipIf(!hasPostgres())('a database that cannot do it now, on PostgreSQL', () => {
  let shared: Database & { url: string };
  let t: TestApp;
  let way: TcpWay;
  const opened: (() => unknown)[] = [];
  beforeAll(async () => {
    shared = await openSharedPostgres();
    way = await openWay(shared.url);
    t = await testApp(async () => ({ db: shared.db, close: async () => {} }));
  }, START_MS);
  beforeEach(() => t.reset());
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
    await t.close();
    way.close();
    await shared.close();
  });

  /** The same data over connections of its own. */
  async function over(url: string, options: Parameters<typeof openPostgres>[1] = {}) {
    const database = await openPostgres(url, options);
    const app = await testApp(async () => ({ db: database.db, close: async () => {} }));
    opened.push(
      () => database.close(),
      () => app.close(),
    );
    return app;
  }
  const quiet = (of: TestApp) =>
    of.call('mia', 'user.set-setting', {
      userId: 'mia',
      setting: { quiet: { value: { from: 20, to: 6 }, at: of.now.toISOString() } },
    });

  test('who gets no connection in time is told to come again, and is not reported', async () => {
    const { job } = await hiring(t);
    const narrow = await over(shared.url, { size: { connections: 1, queue: 200 }, waitMs: 100 });
    const letGo = await holdRow(narrow.db, 'job', job._id);
    expect(await narrow.call('mia', 'job.get', { jobId: job._id })).toMatchObject(AGAIN);
    await letGo();
    expect(narrow.faults).toEqual([]);
  });

  test('who was asking when the connection was cut is told to come again', async () => {
    await hiring(t);
    const narrow = await over(way.url);
    const letGo = await holdRow(t.db, 'user', 'mia');
    const asked = quiet(narrow);
    await untilWaiting(t.db, 1);
    way.cut();
    expect(await asked).toMatchObject(AGAIN);
    await letGo();
    expect((await quiet(narrow)).status).toBe(200);
  });

  test('one that only reads, after a failover, is away for who writes', async () => {
    await hiring(t);
    const narrow = await over(shared.url, { size: { connections: 1, queue: 200 } });
    await sql`set default_transaction_read_only = on`.execute(narrow.db);
    expect(await quiet(narrow)).toMatchObject(AGAIN);
    expect((await narrow.call('mia', 'user.get', { userId: 'mia' })).status).toBe(200);
  });

  test('a transaction that cannot be rolled back any more says why it failed', async () => {
    const { db } = await over(way.url, { size: { connections: 1, queue: 200 } });
    const failing = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      way.cut();
      throw new Error('what went wrong');
    });
    await expect(failing).rejects.toThrow('what went wrong');
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });

  /** Limits after which a statement is ended, and after which its answer is overdue. */
  const SOON = { limits: { statement: 300 }, silentMs: 300, size: { connections: 1, queue: 200 } };

  test('a connection that has vanished without a word is closed, and the next call has a good one', async () => {
    await hiring(t);
    const narrow = await over(way.url, SOON);
    way.vanish();
    expect(await quiet(narrow)).toMatchObject(AGAIN);
    expect((await quiet(narrow)).status).toBe(200);
  });

  test('a transaction that may take longer is waited for', async () => {
    const { db } = await over(shared.url, SOON);
    const run = (allow: (tx: Db) => Promise<void>) =>
      db.transaction().execute(async (tx) => {
        await allow(tx);
        await sql`select pg_sleep(0.7)`.execute(tx);
      });
    await expect(run(async () => {})).rejects.toMatchObject({ code: '57014' });
    await expect(run(takeLonger)).resolves.toBeUndefined();
    await expect(run(takeAnyTime)).resolves.toBeUndefined();
  });
});
