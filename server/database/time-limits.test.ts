import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../api/transact.ts';
import { forgetMigration } from '../testing/forget-migration.ts';
import { holdRow } from '../testing/held-row.ts';
import { hiring } from '../testing/hiring.ts';
import { applying } from '../testing/people.ts';
import { hasPostgres, openSharedPostgres } from '../testing/shared-postgres.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres, PATIENT, type TimeLimits } from './postgres.ts';

/** On a busy machine a database takes its time. */
const START_MS = 60_000;
const NONE: TimeLimits = { lock: 0, statement: 0, idle: 0 };
const SHORT_MS = 50;
const MIGRATION = '0022-application-repair.sql';

describe.skipIf(!hasPostgres())('time limits, on PostgreSQL', () => {
  let shared: Database & { url: string };
  let t: TestApp;
  const opened: Database[] = [];
  beforeAll(async () => {
    shared = await openSharedPostgres();
    t = await testApp(async () => ({ db: shared.db, close: async () => {} }));
  }, START_MS);
  beforeEach(() => t.reset());
  afterAll(async () => {
    await t.close();
    for (const database of opened) await database.close();
    await shared.close();
  });

  /** The same database, for which something is limited. */
  async function limited(limits: Partial<TimeLimits>) {
    const database = await openPostgres(shared.url, { limits: { ...NONE, ...limits } });
    opened.push(database);
    return { ...t.parts, db: database.db };
  }

  async function givenUp(sqlstate: string): Promise<number> {
    const { values } = await t.parts.metrics.tries.get();
    return (
      values.find(({ labels }) => labels.sqlstate === sqlstate && labels.outcome === 'given_up')?.value ?? 0
    );
  }

  test('T10 a server to which nothing is said of limits has all of them; a patient command has one for locks', async () => {
    const inForce = async (limits?: TimeLimits) => {
      const database = await openPostgres(shared.url, limits && { limits });
      opened.push(database);
      const { rows } = await sql<{ name: string }>`
        select name from pg_settings where setting <> '0'
          and name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
        order by name`.execute(database.db);
      return rows.map(({ name }) => name);
    };
    expect(await inForce()).toEqual([
      'idle_in_transaction_session_timeout',
      'lock_timeout',
      'statement_timeout',
    ]);
    expect(await inForce(PATIENT)).toEqual(['lock_timeout']);
  });

  test('T10 who finds the queue for a connection full is answered 503 with Retry-After, who is in it is served', async () => {
    const { job } = await hiring(t);
    const database = await openPostgres(shared.url, { size: { connections: 1, queue: 1 } });
    opened.push(database);
    const narrow = await testApp(async () => ({ db: database.db, close: async () => {} }));
    const letGo = await holdRow(database.db, 'job', job._id);
    // Each reads for itself, so the second is refused while the first still waits.
    const answers = ['mia', 'mallory'].map((uid) => narrow.call(uid, 'job.get', { jobId: job._id }));
    const refused = await Promise.race(answers);
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    // No reason for a balancer to send the others here elsewhere.
    expect((await narrow.app.inject('/api/health/ready')).statusCode).toBe(200);
    await letGo();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 503]);
    // Counted, not reported: a line for each would be load on top of an overload.
    expect(narrow.faults).toEqual([]);
    expect((await narrow.app.inject('/api/metrics')).body).toMatch(/refus\w+\{code="unavailable"\} 1\b/);
    await narrow.close();
  });

  test('who waits too long for a row is told to try again, and it is counted', async () => {
    const parts = await limited({ lock: SHORT_MS });
    const { job } = await hiring(t);
    const letGo = await holdRow(t.db, 'job', job._id);
    const before = await givenUp('55P03');
    await expect(
      transact(parts, ({ tx }) =>
        tx.selectFrom('job').where('id', '=', job._id).select('id').forNoKeyUpdate().execute(),
      ),
    ).rejects.toMatchObject({ code: 'unavailable' });
    await letGo();
    expect(await givenUp('55P03')).toBe(before + 1);
  });

  test('a statement that runs too long is ended, and the caller told to try again', async () => {
    const parts = await limited({ statement: SHORT_MS });
    const before = await givenUp('57014');
    await expect(transact(parts, ({ tx }) => sql`select pg_sleep(600)`.execute(tx))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await givenUp('57014')).toBe(before + 1);
  });

  test('a process that hangs in a transaction does not keep its locks', async () => {
    const hanging = await limited({ idle: SHORT_MS });
    const { job } = await hiring(t);
    const letGo = await holdRow(hanging.db, 'job', job._id);
    expect((await t.call('mallory', 'application.add', applying(job._id))).status).toBe(200);
    await expect(letGo()).rejects.toThrow();
  });

  test('a call that the database has no time for is answered 503 with Retry-After', async () => {
    const { job } = await hiring(t);
    const quick = await testApp(async () => ({
      db: (await limited({ lock: SHORT_MS })).db,
      close: async () => {},
    }));
    const letGo = await holdRow(t.db, 'job', job._id);
    const answer = await quick.call('mallory', 'application.add', applying(job._id));
    await letGo();
    await quick.close();
    expect([answer.status, answer.error.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
  });

  test('a migration that finds a table in use lets the others go on, and tries again', async () => {
    await forgetMigration(t.db, MIGRATION);
    let slept = 0;
    let letGo = (): void => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let taken = (): void => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const holding = t.db.transaction().execute(async (tx) => {
      await sql`lock table work in access exclusive mode`.execute(tx);
      taken();
      await released;
    });
    await isTaken;
    const sleep = async () => {
      slept += 1;
      letGo();
      await holding;
    };
    expect(await migrate(t.db, { lockMs: SHORT_MS, sleep })).toEqual([MIGRATION]);
    expect(slept).toBe(1);
  });
});
