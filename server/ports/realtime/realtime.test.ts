import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Every } from '../../base/alarm.ts';
import { openRedis } from '../../base/open-redis.ts';
import type { Database } from '../../database/database.ts';
import { openPostgres } from '../../database/postgres.ts';
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts';
import { hasPostgres, openSharedPostgres } from '../../testing/shared-postgres.ts';
import { openWay } from '../../testing/tcp-way.ts';
import { memoryRealtime } from './memory-realtime.ts';
import { notifyBuckets, postgresRealtime } from './postgres-realtime.ts';
import { EVERYTHING, type Realtime } from './realtime.ts';
import { redisRealtime } from './redis-realtime.ts';

const never: Every = () => () => {};
type Pings = { every: Every; turn: () => void };

/** An interval that goes by when the test says so. */
function byHand(): Pings {
  let turn = (): void => {};
  return {
    every: (_ms, act) => {
      turn = act;
      return () => {};
    },
    turn: () => turn(),
  };
}

/** What every side of the port does; `other` is a second process's end where there is one. */
function contract(open: () => Promise<{ one: Realtime; other: Realtime }>): void {
  test('R7.1 a listener hears of every moved bucket until it stops', async () => {
    const { one, other } = await open();
    const heard: string[] = [];
    let all = () => {};
    const both = new Promise<void>((resolve) => {
      all = resolve;
    });
    const stop = other.subscribe((bucket) => {
      heard.push(bucket);
      if (heard.length === 2) all();
    });
    one.publish(['user:mia', 'market']);
    await both;
    expect(heard).toEqual(['user:mia', 'market']);
    stop();
    const last = new Promise<string>((resolve) => other.subscribe(resolve));
    one.publish(['user:ben']);
    expect(await last).toBe('user:ben');
    expect(heard).toHaveLength(2);
  });
}

/** A connection of a listener that nobody has ended, and over which nothing comes any more. */
function noticesSilence(url: () => string, connect: (by?: string, pings?: Pings) => Promise<Realtime>): void {
  test('T15, R7.3 a listener whose connection has vanished without a word finds out, and takes everything as moved', async () => {
    const way = await openWay(url());
    const pings = byHand();
    const other = await connect(way.url, pings);
    const heard: string[] = [];
    other.subscribe((bucket) => heard.push(bucket));
    pings.turn();
    (await connect()).publish(['user:mia']);
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['user:mia']);
    way.vanish();
    pings.turn();
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['user:mia', EVERYTHING]);
    (await connect()).publish(['user:ben']);
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['user:mia', EVERYTHING, 'user:ben']);
    way.close();
  });
}

describe('within one process', () => {
  contract(async () => {
    const one = memoryRealtime();
    return { one, other: one };
  });
});

describe.skipIf(!hasPostgres())(
  `across processes${hasPostgres() ? '' : ' (left out: PostgreSQL is not installed)'}`,
  () => {
    let url: string;
    let database: Database;
    const open: Realtime[] = [];
    const connect = async (by = url, { every }: Partial<Pings> = {}) => {
      const parts = { report: () => {}, every: every ?? never, silentMs: 300 };
      const realtime = await postgresRealtime(by, database.db, parts);
      open.push(realtime);
      return realtime;
    };
    beforeAll(async () => {
      const shared = await openSharedPostgres();
      url = shared.url;
      database = shared;
    });
    afterAll(async () => {
      for (const realtime of open) await realtime.close();
      await database.close();
    });

    contract(async () => ({ one: await connect(), other: await connect() }));

    test('R7.1 a process that ends at once has told the others before', async () => {
      const other = await connect();
      const heard = new Promise<string>((resolve) => other.subscribe(resolve));
      const short = await openPostgres(url);
      await notifyBuckets(short.db, ['user:mia']);
      await short.close();
      expect(await heard).toBe('user:mia');
    });

    test('T15, R7.3 a listener whose connection broke takes everything as moved', async () => {
      const other = await connect();
      const heard = new Promise<string>((resolve) => other.subscribe(resolve));
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(database.db);
      expect(await heard).toBe(EVERYTHING);
    });

    noticesSilence(() => url, connect);

    test('a database that cannot be reached is one sentence without the password', async () => {
      await expect(openPostgres('postgres://mia:secret@127.0.0.1:9/none')).rejects.toThrow(
        'The database of DATABASE_URL cannot be reached (ECONNREFUSED); check that it runs and that the URL is right.',
      );
    });
  },
);

describe.skipIf(!hasRedis())(
  `across processes by Redis${hasRedis() ? '' : ' (left out: it is not installed)'}`,
  () => {
    let server: RedisServer;
    const open: (() => unknown)[] = [];
    const connect = async (by = server.url, { every }: Partial<Pings> = {}) => {
      const redis = await openRedis(by, () => {});
      const realtime = await redisRealtime(redis, { report: () => {}, every: every ?? never });
      open.push(
        () => realtime.close(),
        () => redis.disconnect(),
      );
      return realtime;
    };
    beforeAll(async () => {
      server = await startRedis();
    });
    afterAll(async () => {
      for (const close of open) await close();
      await server.stop();
    });

    contract(async () => ({ one: await connect(), other: await connect() }));

    test('T15, R7.3 a listener whose connection broke takes everything as moved, and hears again', async () => {
      const other = await connect();
      const heard: string[] = [];
      other.subscribe((bucket) => heard.push(bucket));
      await server.stop();
      // Nobody is held up, and nothing is thrown.
      other.publish(['user:mia']);
      await server.start();
      await expect.poll(() => heard, { timeout: 20_000 }).toEqual([EVERYTHING]);
      (await connect()).publish(['user:ben']);
      await expect.poll(() => heard, { timeout: 20_000 }).toEqual([EVERYTHING, 'user:ben']);
    });

    noticesSilence(() => server.url, connect);

    test('a database that it does not have is one sentence', async () => {
      await expect(openRedis(`${server.url}/99`, () => {})).rejects.toThrow(
        'The Redis of REDIS_URL has no database 99; name one that it has, or none.',
      );
      const redis = await openRedis(`${server.url}/2`, () => {});
      expect(await redis.client('INFO')).toContain(' db=2 ');
      redis.disconnect();
    });

    test('one that cannot be reached is one sentence without the password', async () => {
      await expect(openRedis('redis://mia:secret@127.0.0.1:9', () => {})).rejects.toThrow(
        'The Redis of REDIS_URL cannot be reached; check that it runs and that the URL is right.',
      );
    });
  },
);
