import { createHash } from 'node:crypto';
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { MARKET_CELL_ROWS, MARKET_ROWS_MAX } from '../contract/limits.ts';
import type { MarketManifest } from '../contract/market-files.ts';
import { transact } from '../server/api/transact.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { seeker } from '../server/testing/people.ts';
import { postgresPrograms, startPostgres } from '../server/testing/postgres-cluster.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { insertSample } from './search-market.ts';

/**
 * `npm run bench:market-files`: what a job costs in the market's files and in a pull, measured in this run on one part with the
 * sample's ads, and a model of large markets that is reckoned from it. CPU is this process; the database comes on top in
 * both columns. The sample's ads share texts: a real market's rows are larger on both sides.
 */
const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '900' }, runs: { type: 'string', default: '40' } },
});
const [jobs, runs] = [Number(values.jobs), Number(values.runs)];

/** The model: jobs that come, go or change in a day, of all; looks of a device in a day; seconds between two runs. */
const CHANGED_A_DAY = 0.07;
const LOOKS_A_DAY = 12;
const RUN_SECONDS = 300;
const CHECKS_A_DAY = 24 / 11;
/** Parts of a tree of quarters are about this full. */
const FILLED = 0.4;
const DAY_SECONDS = 86_400;

const say = (line: string) => process.stdout.write(`${line}\n`);
const bin = postgresPrograms();
if (bin === undefined) throw new Error('this bench needs PostgreSQL: apt-get install postgresql');
const cluster = await startPostgres(bin);
const url = await cluster.newDatabase();
const t = await testApp(() => openPostgres(url));
let ids: string[] = [];
/** Of the files. */
let lastRun = 0;
try {
  await t.reset();
  await bench();
  if (t.faults.length > 0) throw t.faults[0];
} finally {
  await t.close();
  await cluster.stop();
}

async function bench(): Promise<void> {
  const { jobs: made } = await insertSample(t.db, jobs, t.now);
  ids = made.map(({ _id }) => _id);
  await transact(t.parts, async ({ effects }) => {
    for (const id of ids) effects.market({ id, ver: 1 });
  });
  await seeker(t, 'mia');

  const first = await measured(async () => void (await t.doWork()));
  const manifest = await manifestOf(t);
  lastRun = manifest.run;
  const base = sum(manifest, ({ base: { bytes } }) => bytes) / jobs;
  const one = await runsOf(1);
  const twenty = await runsOf(20);
  const { page, idle } = await pulls(t);
  const manifestBytes = await manifestSize(t);

  say(`measured on PostgreSQL, ${jobs} jobs in ${manifest.cells.length} parts, six markets`);
  say(
    `  first files        ${first.ms.toFixed(0)} ms CPU, ${(first.ms / jobs).toFixed(3)} a job; base ${base.toFixed(0)} B a job`,
  );
  say(`  a run of 1 change  ${one.ms.toFixed(1)} ms CPU, delta ${one.bytes.toFixed(0)} B a line`);
  say(
    `  a run of 20        ${(twenty.ms / 20).toFixed(2)} ms CPU a change, delta ${twenty.bytes.toFixed(0)} B a line`,
  );
  say(`  manifest           ${manifestBytes.toFixed(0)} B a part, with the deltas of these runs`);
  say(
    `  pull, page of 500  ${page.ms.toFixed(3)} ms CPU and ${page.bytes.toFixed(0)} B a job; with nothing new ${idle.toFixed(2)} ms`,
  );
  say('');
  say(
    'model: 7 % of jobs change a day, 12 looks a day, a device holds 20,000 jobs at most, as many people as jobs',
  );
  say(row(['jobs', '', 'MB a device, first', 'kB a device a day', 'cores of the origin', 'seconds behind']));
  for (const count of [100_000, 1_000_000]) {
    const held = Math.min(count, MARKET_ROWS_MAX);
    const parts = Math.ceil(count / (MARKET_CELL_ROWS * FILLED));
    const changes = count * CHANGED_A_DAY;
    const mine = (changes * held) / count;
    const manifests =
      LOOKS_A_DAY * Math.min(parts, Math.ceil(held / (MARKET_CELL_ROWS * FILLED))) * manifestBytes;
    const work = changes * (twenty.ms / 20) + count * CHECKS_A_DAY * (first.ms / jobs);
    const files = [
      ...[`${count / 1000} k`, 'files'],
      ...[(held * base) / 1e6, (mine * one.bytes + manifests) / 1e3, work / 1000 / DAY_SECONDS],
      RUN_SECONDS,
    ];
    say(row(files));
    const asked = count * (changes * page.ms + LOOKS_A_DAY * idle);
    say(
      row([
        '',
        'pulls',
        (held * page.bytes) / 1e6,
        (changes * page.bytes) / 1e3,
        asked / 1000 / DAY_SECONDS,
        30,
      ]),
    );
  }
}

/** Runs that tell of so many changed jobs each: mean CPU of one, and bytes of a line of its delta. */
async function runsOf(changes: number): Promise<{ ms: number; bytes: number }> {
  let [ms, bytes, rows, next] = [0, 0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    t.now = new Date(t.now.getTime() + RUN_SECONDS * 1000);
    await transact(t.parts, async ({ tx, effects }) => {
      for (let count = 0; count < changes; count += 1) {
        next += 37;
        const changed = await tx
          .updateTable('job')
          .set((eb) => ({ openings: 1 + (run % 9), ver: eb('ver', '+', 1) }))
          .where('id', '=', ids[next % ids.length] as string)
          .returning(['id', 'ver'])
          .executeTakeFirstOrThrow();
        effects.market(changed);
      }
    });
    ms += (await measured(async () => void (await t.doWork()))).ms;
    for (const { deltas } of (await manifestOf(t)).cells)
      for (const delta of deltas.filter(({ to }) => to === lastRun + run + 1)) {
        bytes += delta.bytes;
        rows += delta.rows;
      }
  }
  lastRun += runs;
  return { ms: ms / runs, bytes: bytes / Math.max(1, rows) };
}

async function pulls(app: TestApp) {
  const ask = async (cursor?: string) => {
    const url = `/api/sync?${new URLSearchParams({ limit: '500', ...(cursor && { cursor }) })}`;
    const answer = await app.app.inject({
      url,
      headers: { authorization: 'Bearer mia', 'accept-encoding': 'br' },
    });
    const text =
      answer.headers['content-encoding'] === 'br'
        ? brotliDecompressSync(answer.rawPayload)
        : answer.rawPayload;
    return { bytes: answer.rawPayload.length, data: JSON.parse(text.toString()).data };
  };
  let [bytes, rows, cursor] = [0, 0, undefined as string | undefined];
  const { ms } = await measured(async () => {
    for (let more = true; more; ) {
      const answer = await ask(cursor);
      ({ cursor, more } = answer.data);
      bytes += answer.bytes;
      rows += answer.data.changes.length;
    }
  });
  const quiet = await measured(async () => {
    for (let count = 0; count < 100; count += 1) await ask(cursor);
  });
  return { page: { ms: ms / rows, bytes: bytes / rows }, idle: quiet.ms / 100 };
}

async function measured(act: () => Promise<void>): Promise<{ ms: number }> {
  const before = cpuUsage();
  await act();
  const { user, system } = cpuUsage(before);
  return { ms: (user + system) / 1000 };
}

/** Bytes that a part adds to a manifest: names of files do not compress. */
async function manifestSize(t: TestApp): Promise<number> {
  const manifest = await manifestOf(t);
  const sizeOf = (cells: unknown[]) => brotliCompressSync(JSON.stringify({ ...manifest, cells })).length;
  // As if so many parts were there, each with files of its own.
  const many = Array.from({ length: 20 }, (_, index) =>
    JSON.parse(
      JSON.stringify(manifest.cells[0]).replace(/[0-9a-f]{64}/g, (hash) => hashed(`${hash}${index}`)),
    ),
  );
  return sizeOf(many) / many.length;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function manifestOf({ app }: TestApp): Promise<MarketManifest> {
  return (await app.inject('/api/market/manifest/market')).json();
}

function sum({ cells }: MarketManifest, of: (cell: MarketManifest['cells'][number]) => number): number {
  return cells.reduce((all, cell) => all + of(cell), 0);
}

function row(cells: readonly (string | number)[]): string {
  const text = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell));
  return text.map((cell, index) => (index < 2 ? cell.padEnd(7) : cell.padStart(22))).join('');
}
