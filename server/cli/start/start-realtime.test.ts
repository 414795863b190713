import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartFailure } from '../../base/start-failure.ts';
import type { Database } from '../../database/database.ts';
import { openPostgres } from '../../database/postgres.ts';
import type { Realtime } from '../../ports/realtime/realtime.ts';
import { hiring } from '../../testing/hiring.ts';
import { hasPgbouncer, type Pooler, startPgbouncer } from '../../testing/pgbouncer.ts';
import { hasPostgres, openSharedPostgres } from '../../testing/shared-postgres.ts';
import { testApp } from '../../testing/test-app.ts';
import { readSettings } from './settings.ts';
import { startRealtime } from './start-realtime.ts';

describe.skipIf(!hasPostgres())('DATABASE_LISTEN_URL', () => {
  let direct: Database & { url: string };
  const open: { close: () => Promise<void> }[] = [];
  beforeAll(async () => {
    direct = await openSharedPostgres();
  });
  afterAll(async () => {
    for (const one of open.reverse()) await one.close();
    await direct.close();
  });

  /** Signals as a server with these settings has them. */
  async function signals(env: Record<string, string>, { db }: Database): Promise<Realtime> {
    const needs = { db, redis: undefined, report: () => {}, every: () => () => {} };
    const realtime = await startRealtime(readSettings(env, '/'), needs);
    open.push(realtime);
    return realtime;
  }
  const heardBy = (realtime: Realtime) => new Promise<string>((resolve) => realtime.subscribe(resolve));

  test('the connection that listens goes there, everything else to DATABASE_URL', async () => {
    const listen = `${direct.url}?application_name=listens`;
    await signals({ DATABASE_URL: direct.url, DATABASE_LISTEN_URL: listen }, direct);
    const { rows } = await sql<{ listens: boolean }>`
      select application_name = 'listens' as listens from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(direct.db);
    expect(rows).toEqual([{ listens: true }]);
  });

  test('one that cannot be reached is one sentence without the password', async () => {
    const env = { DATABASE_URL: direct.url, DATABASE_LISTEN_URL: 'postgres://mia:secret@127.0.0.1:9/none' };
    await expect(signals(env, direct)).rejects.toThrow(
      new StartFailure(
        'The database of DATABASE_LISTEN_URL cannot be reached (ECONNREFUSED); check that it runs and that the URL is right.',
      ),
    );
  });

  describe.skipIf(!hasPgbouncer())(
    `behind PgBouncer in transaction mode${hasPgbouncer() ? '' : ' (left out: it is not installed)'}`,
    () => {
      let pooler: Pooler;
      let pooled: Database;
      beforeAll(async () => {
        pooler = await startPgbouncer(direct.url);
        pooled = await openPostgres(pooler.url);
        open.push({ close: () => pooler.stop() }, pooled);
      });

      test('calls run through it', async () => {
        const t = await testApp(async () => ({ db: pooled.db, close: async () => {} }));
        expect((await hiring(t)).application.status).toBe('submitted');
        expect((await t.call(null, 'search.jobs', { q: 'bakery' } as never)).status).toBe(200);
        await t.close();
      });

      test('signals do not come through it, and come by the direct URL', async () => {
        const through = await signals({ DATABASE_URL: pooler.url }, pooled);
        const past = await signals({ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: direct.url }, pooled);
        const heard: string[] = [];
        through.subscribe((bucket) => heard.push(bucket));
        const moved = heardBy(past);
        past.publish(['user:mia']);
        expect(await moved).toBe('user:mia');
        expect(heard).toEqual([]);
      });
    },
  );
});
