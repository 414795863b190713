import { expect } from 'vitest';
import type { Job } from '../../contract/entities/job.ts';
import { partsAround, pathOf } from '../../contract/market-cell.ts';
import {
  type MarketLine,
  type MarketManifest,
  marketLine,
  marketManifest,
} from '../../contract/market-files.ts';
import { marketSettled } from './market-settled.ts';
import { company, publishedJob } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Writes what is due, once nothing of another test's database withholds it. */
export async function writeMarket(t: TestApp): Promise<void> {
  await marketSettled(t.db);
  await t.doWork();
}

export async function manifestOf(t: TestApp, bucket = 'market'): Promise<MarketManifest> {
  const answer = await t.app.inject(`/api/market/manifest/${bucket}`);
  expect(answer.statusCode).toBe(200);
  return marketManifest.parse(answer.json());
}

export async function linesOfSegment(t: TestApp, hash: string): Promise<MarketLine[]> {
  const answer = await t.app.inject(`/api/market/segment/${hash}`);
  expect([hash, answer.statusCode]).toEqual([hash, 200]);
  return answer.body
    .split('\n')
    .filter(Boolean)
    .map((line) => marketLine.parse(JSON.parse(line)));
}

/** What a device holds of a market: jobs and tombstones by version, and the run of each part. */
export type Held = {
  epoch?: string;
  readonly cells: Map<string, number>;
  readonly jobs: Map<string, { ver: number; row: Job | null }>;
  /** Lines and bases that were read. */
  lines: number;
  bases: number;
};

export const nothingHeld = (): Held => ({ cells: new Map(), jobs: new Map(), lines: 0, bases: 0 });

/** A company with one job on the market, whose files are written and read. */
export async function marketOfOneJob(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', companyId);
  await writeMarket(t);
  const held = nothingHeld();
  await readFiles(t, 'market', held);
  return { companyId, job, held };
}

/** Reads the files as a device does (rule R10.3): deltas where it can, else the base and what is behind it. */
export async function readFiles(t: TestApp, bucket: string, held: Held): Promise<MarketManifest> {
  const manifest = await manifestOf(t, bucket);
  if (held.epoch !== manifest.epoch) {
    held.cells.clear();
    held.jobs.clear();
    held.epoch = manifest.epoch;
  }
  for (const { cell, base, deltas } of manifest.cells) {
    // Who held the whole part up to a run holds its parts up to that run.
    const around = [...partsAround(cell), cell].findLast((part) => held.cells.has(part));
    const known = around === undefined ? undefined : held.cells.get(around);
    const newest = deltas.at(-1)?.to ?? base.to;
    if (known !== undefined && known >= Math.max(newest, base.to)) {
      held.cells.set(cell, manifest.run);
      continue;
    }
    let from = known;
    const oldest = deltas.find(({ to }) => to > (known ?? 0));
    if (from === undefined || (oldest ? oldest.from > from : base.to > from)) {
      const lines = await linesOfSegment(t, base.hash);
      expect(lines).toHaveLength(base.rows);
      held.bases += 1;
      const there = new Set(lines.map(({ _id }) => _id));
      for (const [id, { row }] of held.jobs)
        if (row && pathOf(row).includes(cell) && !there.has(id)) held.jobs.delete(id);
      for (const line of lines) apply(held, line);
      from = base.to;
    }
    for (const { hash, to, rows } of deltas) {
      if (to <= from) continue;
      const lines = await linesOfSegment(t, hash);
      expect(lines).toHaveLength(rows);
      for (const line of lines) apply(held, line);
    }
    held.cells.set(cell, manifest.run);
  }
  for (const cell of held.cells.keys())
    if (!manifest.cells.some((one) => one.cell === cell)) held.cells.delete(cell);
  return manifest;
}

function apply(held: Held, line: MarketLine): void {
  held.lines += 1;
  const known = held.jobs.get(line._id);
  if (known && known.ver > line.ver) return;
  if (known?.row === null && known.ver === line.ver) return;
  held.jobs.set(line._id, { ver: line.ver, row: 'gone' in line ? null : line });
}

export const rowsHeld = ({ jobs }: Held): Job[] =>
  [...jobs.values()].flatMap(({ row }) => row ?? []).sort((a, b) => (a._id < b._id ? -1 : 1));

/** Every line of every file of a market that its manifest names. */
export async function everyLine(t: TestApp, bucket = 'market'): Promise<MarketLine[]> {
  const { cells } = await manifestOf(t, bucket);
  const hashes = cells.flatMap(({ base, deltas }) => [base.hash, ...deltas.map(({ hash }) => hash)]);
  return (await Promise.all(hashes.map((hash) => linesOfSegment(t, hash)))).flat();
}
