import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openPgliteFolder } from '../../server/database/pglite-folder.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../server/testing/postgres-cluster.ts';
import { newDataDir } from '../harness/data-dir.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { sendWrite, signIn, startLoad, type Write } from './load.ts';

/** By hand: `npm run test:durability` with ROUNDS=20 for a long night. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SIDE_BY_SIDE = 8;
const WRITES_A_ROUND = 60;
const FREE = { REQUESTS_PER_ADDRESS: '999999999', REQUESTS_PER_TOKEN: '999999999' };
const bin = postgresPrograms();

type Place = { env: Record<string, string>; dataDir: string; open: () => Promise<Database> };

/** Sends again what had no answer, under its old key, until the server has said what became of it. */
async function resend(server: RunningServer, writes: Write[]): Promise<void> {
  const sender = await signIn(server);
  for (const write of writes) {
    const response = await sendWrite(sender, write);
    expect(response?.status, await response?.clone().text()).toBe(200);
  }
}

/** Jobs of the database itself, and whether its stored answers and its change log say the same. */
async function ledger(open: () => Promise<Database>, ids: Set<string>) {
  const { db, close } = await open();
  try {
    const jobs = await db.selectFrom('job').select('id').where('status', '=', 'draft').execute();
    const logged = await db
      .selectFrom('bucket_change')
      .select('row_id')
      .where('tbl', '=', 'companyJob')
      .execute();
    const answers = await db
      .selectFrom('idempotency')
      .select('answer')
      .where('call', '=', 'job.create')
      .execute();
    const inLog = new Set(logged.map((row) => row.row_id));
    const own = jobs.filter(({ id }) => ids.has(id));
    return {
      found: own.length,
      logged: own.filter(({ id }) => inLog.has(id)).length,
      answers: answers.length,
      open: answers.filter(({ answer }) => answer === null).length,
    };
  } finally {
    await close();
  }
}

function durable(place: () => Place): void {
  test('kill -9 under load loses no acknowledged write and doubles none', async () => {
    const { env, dataDir, open } = place();
    const acknowledged = new Set<string>();
    const resent = new Set<string>();
    for (let round = 1; round <= ROUNDS; round++) {
      const server = await startServer(dataDir, { ...env, ...FREE });
      const load = startLoad(await signIn(server), SIDE_BY_SIDE);
      await load.reach(WRITES_A_ROUND);
      await server.stop('SIGKILL');
      await load.stop();
      expect(load.refused).toEqual([]);
      for (const id of load.acknowledged) acknowledged.add(id);
      const again = await startServer(dataDir, { ...env, ...FREE });
      await resend(again, load.unanswered);
      for (const { id } of load.unanswered) resent.add(id);
      await again.stop();
    }
    const all = new Set([...acknowledged, ...resent]);
    const { found, logged, answers, open: unfinished } = await ledger(open, all);
    console.log(
      `kill -9: ${ROUNDS} rounds, ${acknowledged.size} acknowledged, ${all.size - found} lost, ${resent.size} sent again`,
    );
    expect({ found, logged, answers, unfinished }).toEqual({
      found: all.size,
      logged: all.size,
      answers: all.size,
      unfinished: 0,
    });
  });

  test('a stop answers what is under way, and refuses no write half done', async () => {
    const { env, dataDir, open } = place();
    const server = await startServer(dataDir, { ...env, ...FREE });
    const load = startLoad(await signIn(server), SIDE_BY_SIDE);
    await load.reach(WRITES_A_ROUND);
    await server.stop('SIGTERM');
    await load.stop();
    expect(load.refused).toEqual([]);
    const { found } = await ledger(open, load.acknowledged);
    expect(found).toBe(load.acknowledged.size);
    // What had no answer was never begun: requests that came after the stop.
    const begun = await ledger(open, new Set(load.unanswered.map(({ id }) => id)));
    expect(begun.found).toBe(0);
  });
}

describe('the embedded database', () => {
  let remove: () => Promise<void>;
  let dataDir: string;
  beforeAll(async () => {
    ({ dataDir, remove } = await newDataDir());
  });
  afterAll(() => remove());
  durable(() => ({ env: {}, dataDir, open: () => openPgliteFolder(dataDir) }));
});

describe.skipIf(bin === undefined)('PostgreSQL', () => {
  let cluster: PostgresCluster;
  let url: string;
  let remove: () => Promise<void>;
  let dataDir: string;
  beforeAll(async () => {
    cluster = await startPostgres(bin as string);
    url = await cluster.newDatabase();
    ({ dataDir, remove } = await newDataDir());
  });
  afterAll(async () => {
    await cluster.stop();
    await remove();
  });
  durable(() => ({ env: { DATABASE_URL: url }, dataDir, open: () => openPostgres(url) }));

  test('lost connections and a crashed database lose no acknowledged write', async () => {
    const server = await startServer(dataDir, { DATABASE_URL: url, ...FREE });
    const load = startLoad(await signIn(server), SIDE_BY_SIDE);
    for (let round = 1; round <= ROUNDS; round++) {
      await load.reach(WRITES_A_ROUND);
      await cluster.cutConnections();
      await load.reach(WRITES_A_ROUND);
      await cluster.crash();
    }
    await load.reach(WRITES_A_ROUND);
    await load.stop();
    expect(load.refused).toEqual([]);
    await resend(server, load.unanswered);
    await server.stop();
    const all = new Set([...load.acknowledged, ...load.unanswered.map(({ id }) => id)]);
    const { found, logged } = await ledger(() => openPostgres(url), all);
    console.log(
      `lost database: ${2 * ROUNDS} times, ${load.acknowledged.size} acknowledged, ${all.size - found} lost, ${load.unanswered.length} sent again`,
    );
    expect({ found, logged }).toEqual({ found: all.size, logged: all.size });
  });
});
