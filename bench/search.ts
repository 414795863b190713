import { parseArgs } from 'node:util';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { API_BASE } from '../contract/calls.ts';
import { openPostgres, PATIENT } from '../server/database/postgres.ts';
import type { Tables } from '../server/database/schema.ts';
import { gazetteer } from '../server/ports/gazetteer/load-gazetteer.ts';
import { postgresPrograms, startPostgres } from '../server/testing/postgres-cluster.ts';
import { testApp } from '../server/testing/test-app.ts';
import { fillMarket } from './search-market.ts';
import { searchQueries } from './search-queries.ts';

/**
 * `npm run bench:search -- --jobs 100000`: how long job searches take on PostgreSQL, through the whole user API and as
 * the same statements alone through `pg`, one after the other in one run.
 */
const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '20' } },
});
const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)];
const WARM_UP = 2;

// As server/database/postgres.ts reads them.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const say = (line: string) => process.stdout.write(`${line}\n`);
const bin = postgresPrograms();
if (bin === undefined) throw new Error('this bench needs PostgreSQL: apt-get install postgresql');

// A quarter of the memory is usual; the default of 128 MB is less than the index of words of a million jobs.
const cluster = await startPostgres(bin, { memory: '4GB' });
try {
  const url = await cluster.newDatabase();
  const first = await openPostgres(url, { limits: PATIENT });
  let recorded: CompiledQuery[] | undefined;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // When the run fails the server goes first; the failure itself is what should be read.
  pool.on('error', () => {});
  const t = await testApp(async () => ({
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void recorded?.push(query),
    }),
    close: async () => {},
  }));
  say(`Filling ${jobs} jobs …`);
  const started = performance.now();
  await fillMarket(first.db, jobs, t.now, say);
  await first.close();
  say(`  ${seconds(started)} s`);
  gazetteer();

  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await settled(client);
  const all = { app: [] as number[], bare: [] as number[] };
  say('');
  say(row(['search', 'found', 'app p50', 'app p95', 'bare p50', 'bare p95', 'ratio']));
  for (const [name, args] of searchQueries) {
    const address = `${API_BASE}/job/search?${new URLSearchParams({ limit: '50', ...(args as object) })}`;
    recorded = [];
    const answer = await t.app.inject(address);
    const statements = recorded;
    recorded = undefined;
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`, { cause: t.faults.at(-1) });
    const { total, totalIsAtLeast } = answer.json().data;
    const times = { app: [] as number[], bare: [] as number[] };
    for (let round = -WARM_UP; round < rounds; round++) {
      const app = await timed(() => t.app.inject(address));
      const bare = await timed(() => runBare(client, statements));
      if (round < 0) continue;
      times.app.push(app);
      times.bare.push(bare);
    }
    all.app.push(...times.app);
    all.bare.push(...times.bare);
    say(row([name, `${totalIsAtLeast ? '≥ ' : ''}${total}`, ...figures(times)]));
  }
  say('');
  say(row(['all together', '', ...figures(all)]));
  await client.end();
  await t.close();
  await pool.end();
} finally {
  await cluster.stop();
}

/** The server has written and cleaned up what was filled in: minutes of work that no search should be measured beside. */
async function settled(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  const isCleaning = `select from pg_stat_activity where backend_type = 'autovacuum worker'`;
  while ((await client.query(isCleaning)).rows.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** In one transaction of the same kind, as the call does. */
async function runBare(client: pg.Client, statements: readonly CompiledQuery[]): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  for (const { sql, parameters } of statements) {
    if (/^\s*(begin|commit|rollback|set transaction|start transaction)/i.test(sql)) continue;
    await client.query(sql, [...parameters]);
  }
  await client.query('commit');
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function figures({ app, bare }: { app: number[]; bare: number[] }): string[] {
  const at = (list: number[], part: number) =>
    [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] as number;
  return [
    ...[at(app, 0.5), at(app, 0.95), at(bare, 0.5), at(bare, 0.95)].map((ms) => `${ms.toFixed(1)} ms`),
    (at(app, 0.5) / at(bare, 0.5)).toFixed(2),
  ];
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(11))).join('');
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
