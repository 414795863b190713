import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Job } from '../../../contract/entities/job.ts';
import { type Cell, partsAround } from '../../../contract/market-cell.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import type { Files } from '../../ports/files/files.ts';
import { loadMarketJobs } from '../job/presenter.ts';
import { linesOf, type NotedLine } from './lines-of.ts';
import { isShownTo, MARKETS, type Market } from './markets.ts';
import { type Plan, plan, type Segment, type Wanted } from './plan.ts';
import { segmentKey } from './segment-key.ts';
import { openRun, type State } from './state.ts';

/** Jobs that are read for one step, about. */
const JOBS_A_STEP = 2000;
/** Ids of one statement; PostgreSQL takes at most 65,535 parameters. */
const IDS_A_STATEMENT = 5000;
/** Bases are read by every new device, and written a few times a day. */
const QUALITY = { base: 9, delta: 5 };
const WINDOW_BITS = 22;
/** Parts whose files are stored at the same time. */
const SIDE_BY_SIDE = 8;

const compress = promisify(brotliCompress);

type Planned = { readonly market: Market; readonly plan: Plan };
/** What a step writes of a part, with all that it needs from the database. */
export type CellStep = {
  readonly cell: Cell;
  readonly planned: readonly Planned[];
  readonly lines: readonly NotedLine[];
  readonly jobs: ReadonlyMap<string, Job>;
};
export type WrittenSegment = {
  bucket: string;
  cell: Cell;
  wanted: Wanted;
  hash: string;
  rows: number;
  bytes: number;
  jobs: number;
};

/** The next parts that the open run has to write, about as many as one step takes. */
export async function nextCells(context: ChangeContext, state: State): Promise<CellStep[]> {
  const { tx } = context;
  const cells = await tx
    .selectFrom('market_cell')
    .where('split', '=', false)
    .whereRef('due', '>', 'written')
    .select('cell')
    .orderBy('cell')
    .limit(50)
    .execute();
  const steps: CellStep[] = [];
  let left = JOBS_A_STEP;
  for (const { cell } of cells) {
    if (left <= 0) break;
    const step = await planCell(context, state, cell);
    steps.push(step);
    left -= Math.max(20, step.jobs.size);
  }
  return steps;
}

async function planCell({ tx, now }: ChangeContext, state: State, cell: Cell): Promise<CellStep> {
  const run = openRun(state);
  const lines = await tx
    .selectFrom('market_line')
    .selectAll()
    .where('cell', '=', cell)
    .orderBy('run')
    .orderBy('job_id')
    .execute();
  const segments = await tx
    .selectFrom('market_segment')
    .selectAll()
    .where('cell', '=', cell)
    .where('run_out', 'is', null)
    .execute();
  const ofParent = segments.length === 0 ? await segmentsOfParent(tx, cell, run) : [];
  const planned = MARKETS.map((market) => {
    const mine = ({ bucket }: Segment) => bucket === market.bucket;
    const told = lines.filter(({ told_age }) => isShownTo(market.age, told_age));
    const inherited = beginOf(ofParent.filter(mine));
    return { market, plan: plan({ segments: segments.filter(mine), lines: told, run, now, inherited }) };
  });
  const wanted = new Set<string>();
  for (const {
    plan: { write },
  } of planned)
    for (const { kind, from, to } of write)
      for (const line of lines)
        if (!line.gone && (kind === 'base' || (line.run > from && line.run <= to))) wanted.add(line.job_id);
  return { cell, planned, lines, jobs: await jobsOf(tx, [...wanted], now) };
}

/** Those of the nearest part around this one that had files until it was split in this run. */
async function segmentsOfParent(tx: Db, cell: Cell, run: number): Promise<Segment[]> {
  const around = partsAround(cell);
  if (around.length === 0) return [];
  const found = await tx
    .selectFrom('market_segment')
    .selectAll()
    .where('cell', 'in', around)
    .where('run_out', '=', run)
    .where('run_in', '<', run)
    .execute();
  const nearest = around.findLast((parent) => found.some((segment) => segment.cell === parent));
  return found.filter((segment) => segment.cell === nearest);
}

/** Up to where a device may have read these without needing a base. */
function beginOf(segments: readonly Segment[]): number | undefined {
  const deltas = segments.filter(({ kind }) => kind === 'delta');
  if (deltas.length > 0) return Math.min(...deltas.map(({ from_run }) => from_run));
  return segments.find(({ kind }) => kind === 'base')?.to_run;
}

async function jobsOf(tx: Db, ids: string[], now: Date): Promise<Map<string, Job>> {
  const jobs = new Map<string, Job>();
  for (let from = 0; from < ids.length; from += IDS_A_STATEMENT)
    for (const [id, job] of await loadMarketJobs(tx, ids.slice(from, from + IDS_A_STATEMENT), now))
      jobs.set(id, job);
  return jobs;
}

/**
 * Makes the files and puts them where they can be read; nobody knows of them yet. Some parts side by side: one after the
 * other, a slow store would take longer for a step than its lease, each step would be overtaken by the next, and none would
 * end. Not all of them: each begins with a text that is made without a pause.
 */
export async function putSegments(files: Files, steps: readonly CellStep[]): Promise<WrittenSegment[]> {
  const written: WrittenSegment[][] = [];
  const left = steps.entries();
  const goOn = async () => {
    for (const [i, step] of left) written[i] = await putCell(files, step);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, goOn));
  return written.flat();
}

async function putCell(files: Files, { cell, planned, lines, jobs }: CellStep): Promise<WrittenSegment[]> {
  const written: WrittenSegment[] = [];
  const sizes = new Map<string, number>();
  for (const { market, plan } of planned) {
    const held = lines.filter(({ gone, min_age }) => !gone && isShownTo(market.age, min_age)).length;
    for (const wanted of plan.write) {
      const { text, rows } = linesOf(wanted, market.age, lines, jobs);
      const hash = createHash('sha256').update(text).digest('hex');
      // Markets of two ages often hold the same.
      const bytes = sizes.get(hash) ?? (await put(files, hash, text, wanted.kind));
      sizes.set(hash, bytes);
      written.push({ bucket: market.bucket, cell, wanted, hash, rows, bytes, jobs: held });
    }
  }
  return written;
}

async function put(files: Files, hash: string, text: string, kind: Wanted['kind']): Promise<number> {
  const bytes = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
  await files.put(segmentKey(hash), bytes);
  return bytes.length;
}

/** Notes what was written; the manifest names it when the run is done. */
export async function noteSegments(
  { tx, now }: ChangeContext,
  run: number,
  steps: readonly CellStep[],
  written: readonly WrittenSegment[],
): Promise<void> {
  const drop = steps.flatMap(({ planned }) => planned.flatMap(({ plan }) => plan.drop.map(({ id }) => id)));
  const checked = steps.flatMap(({ planned }) =>
    planned.flatMap(({ plan }) => plan.checked.map(({ id }) => id)),
  );
  if (drop.length > 0)
    await tx
      .updateTable('market_segment')
      .set({ run_out: run, out_at: now })
      .where('id', 'in', drop)
      .execute();
  if (checked.length > 0)
    await tx
      .updateTable('market_segment')
      .set({ checked_at: now, checked_run: run })
      .where('id', 'in', checked)
      .execute();
  if (written.length > 0)
    await tx
      .insertInto('market_segment')
      .values(
        written.map(({ wanted: { kind, from, to, at }, ...rest }) => ({
          ...rest,
          ...{ kind, from_run: from, to_run: to, at, checked_at: now, checked_run: run, run_in: run },
        })),
      )
      .execute();
  await tx
    .updateTable('market_cell')
    .set({ written: run })
    .where(
      'cell',
      'in',
      steps.map(({ cell }) => cell),
    )
    .execute();
}
