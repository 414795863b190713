import { parseArgs } from 'node:util';
import pg from 'pg';
import { v7 } from 'uuid';
import type { ArgsOf, CallName } from '../contract/calls.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { mulberry32, pick } from '../server/seed/market/random.ts';
import { applying } from '../server/testing/people.ts';
import { postgresPrograms, startPostgres } from '../server/testing/postgres-cluster.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { addCompany, addJob, addPeople } from './companies.ts';

/**
 * `npm run bench:contention`: publish, unpublish, apply, decide and change settings, of one company and of a hundred,
 * 8 to 64 at once, by the whole user API in this process on PostgreSQL. Counts calls, their p95, the tries that lost a
 * race, and the deadlocks the database saw: there must be none.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '4400' },
    markdown: { type: 'boolean', default: false },
  },
});
const AT_ONCE = [8, 16, 32, 64];
const COMPANIES = [1, 100];
/** Jobs that are applied to, of one company or one of each; each caller has one more, to publish and take down. */
const OPEN_JOBS = 4;
const OWNERS = 4;
const SEEKERS = 4000;

const bin = postgresPrograms();
if (bin === undefined) throw new Error('PostgreSQL is needed: apt-get install postgresql');
const cluster = await startPostgres(bin);
const lost = watchLosses();
const rows: string[][] = [];
for (const companies of COMPANIES) for (const atOnce of AT_ONCE) rows.push(await measure(companies, atOnce));
await cluster.stop();
print(rows);

type Company = { id: string; owners: string[]; open: string[] };
type Caller = { company: Company; owner: string; ownJob: string; published: boolean };
type World = {
  t: TestApp;
  companies: Company[];
  callers: Caller[];
  waiting: { id: string; owner: string }[];
  /** Who has not applied anywhere yet. */
  seekers: string[];
};

async function measure(companyCount: number, atOnce: number): Promise<string[]> {
  const url = await cluster.newDatabase();
  const t = await testApp(() => openPostgres(url));
  const world = await prepare(t, companyCount, atOnce);
  lost.clear();
  const times: number[] = [];
  const failed = new Map<string, number>();
  const began = performance.now();
  const end = began + Number(values.seconds) * 1000;
  await Promise.all(
    world.callers.map(async (caller, index) => {
      const draw = mulberry32(Number(values.seed) + index);
      while (performance.now() < end) {
        const start = performance.now();
        const status = await act(world, caller, draw);
        times.push(performance.now() - start);
        if (status >= 500) failed.set(String(status), (failed.get(String(status)) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await t.close();
  times.sort((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const row = [
    String(companyCount),
    String(atOnce),
    String(times.length),
    (times.length / seconds).toFixed(0),
    p95.toFixed(0),
    (times.at(-1) ?? 0).toFixed(0),
    said(lost.counts()),
    said(failed),
    String(await deadlocksOf(url)),
  ];
  console.log(row.join('  '));
  return row;
}

/** One call of those that a company's day is made of; its status. */
async function act(world: World, caller: Caller, draw: () => number): Promise<number> {
  const { t, waiting } = world;
  const { company, owner } = caller;
  const kind = draw();
  if (kind < 0.3) {
    const { ownJob, published } = caller;
    const status = published
      ? await send(t, owner, 'job.unpublish', { _jobId: ownJob, reason: 'paused', outcomes: {} })
      : await send(t, owner, 'job.publish', { _jobId: ownJob, rev: 1 });
    if (status === 200) caller.published = !published;
    return status;
  }
  if (kind < 0.4) {
    const replyDays = 1 + Math.floor(draw() * 14);
    return send(t, owner, 'company.update-general', { companyId: company.id, general: { replyDays } });
  }
  const next = kind < 0.65 ? waiting.shift() : undefined;
  if (next !== undefined) {
    const of = { _applicationId: next.id };
    if (draw() < 0.5) return send(t, next.owner, 'application.accept', of);
    return send(t, next.owner, 'application.reject', { ...of, text: 'Thank you, but no.' });
  }
  const seeker = world.seekers.pop();
  if (seeker === undefined) throw new Error('there are too few people for so many seconds');
  const to = pick(draw, world.companies);
  const args = applying(pick(draw, to.open));
  const status = await send(t, seeker, 'application.add', args);
  if (status === 200) waiting.push({ id: args._id, owner: pick(draw, to.owners) });
  return status;
}

async function send<Name extends CallName>(
  t: TestApp,
  uid: string,
  name: Name,
  args: ArgsOf<Name>,
): Promise<number> {
  const { status, error } = await t.call(uid, name, args);
  if (status !== 200 && status < 500) throw new Error(`${name}: ${JSON.stringify(error)}`);
  return status;
}

async function prepare(t: TestApp, companyCount: number, atOnce: number): Promise<World> {
  const companies: Company[] = [];
  for (let index = 0; index < companyCount; index++) {
    const owners = Array.from({ length: OWNERS }, () => v7());
    await addPeople(t, owners, 'company');
    const { id, jobs: open } = await addCompany(t, { owners, jobs: companyCount === 1 ? OPEN_JOBS : 1 });
    companies.push({ id, owners, open });
  }
  const callers: Caller[] = [];
  for (let index = 0; index < atOnce; index++) {
    const company = companies[index % companies.length] as Company;
    const owner = company.owners[index % OWNERS] as string;
    callers.push({ company, owner, ownJob: await addJob(t, company.id, owner), published: false });
  }
  const seekers = Array.from({ length: SEEKERS }, () => v7());
  await addPeople(t, seekers, 'user');
  return { t, companies, callers, waiting: [], seekers };
}

/** Statements that the database ended, by SQLSTATE: each is a try that was lost. */
function watchLosses(): { clear: () => void; counts: () => Map<string, number> } {
  const counts = new Map<string, number>();
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function watched(this: object, ...args: unknown[]) {
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: { code?: string }) => {
      const code = error.code ?? 'none';
      counts.set(code, (counts.get(code) ?? 0) + 1);
      throw error;
    });
  };
  return { clear: () => counts.clear(), counts: () => counts };
}

/** Once nobody is connected any more: a connection reports what it has counted when it ends. */
async function deadlocksOf(url: string): Promise<number> {
  const name = url.replace(/.*\//, '');
  const client = new pg.Client({ connectionString: url.replace(/[^/]*$/, 'postgres') });
  await client.connect();
  try {
    for (;;) {
      const { rows: open } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
      if (open.length === 0) break;
    }
    const { rows } = await client.query('select deadlocks::int from pg_stat_database where datname = $1', [
      name,
    ]);
    return rows[0]?.deadlocks ?? 0;
  } finally {
    await client.end();
  }
}

function said(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([code, count]) => `${code} ${count}`).join(', ') || '0';
}

function print(table: string[][]): void {
  const head = [
    'companies',
    'at once',
    'calls',
    'calls/s',
    'p95 ms',
    'longest ms',
    'lost tries',
    '5xx',
    'deadlocks',
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  if (values.markdown) console.log([line(head), line(head.map(() => '--:')), ...table.map(line)].join('\n'));
}
