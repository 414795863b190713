import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { type PostgresCluster, postgresPrograms, startPostgres } from '../testing/postgres-cluster.ts';
import { memoryRealtime } from './memory-realtime.ts';
import { postgresRealtime } from './postgres-realtime.ts';
import type { Realtime } from './realtime.ts';

const bin = postgresPrograms();

/** What every side of the port does; `other` is a second process's end where there is one. */
function contract(open: () => Promise<{ one: Realtime; other: Realtime }>): void {
  test('R7 a listener hears of every moved bucket until it stops', async () => {
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

describe('within one process', () => {
  contract(async () => {
    const one = memoryRealtime();
    return { one, other: one };
  });
});

describe.skipIf(!bin)(`across processes${bin ? '' : ' (left out: PostgreSQL is not installed)'}`, () => {
  let cluster: PostgresCluster;
  let url: string;
  let database: Database;
  const open: Realtime[] = [];
  const connect = async () => {
    const realtime = await postgresRealtime(url, database.db, () => {});
    open.push(realtime);
    return realtime;
  };
  beforeAll(async () => {
    cluster = await startPostgres(bin as string);
    url = await cluster.newDatabase();
    database = await openPostgres(url);
  });
  afterAll(async () => {
    for (const realtime of open) await realtime.close();
    await database.close();
    await cluster.stop();
  });

  contract(async () => ({ one: await connect(), other: await connect() }));

  test('a database that cannot be reached is one sentence without the password', async () => {
    await expect(openPostgres('postgres://mia:secret@127.0.0.1:9/none')).rejects.toThrow(
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED); check that it runs and that the URL is right.',
    );
  });
});
