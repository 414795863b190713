import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { MARKET_FILES, queueMarketFiles, takeAlong } from '../../database/change-log/market-files-due.ts';
import type { Db } from '../../database/database.ts';
import { type Act, outside, recurring, type WorkKinds } from '../../work/work.ts';
import { doDueWork, type WorkerParts } from '../../work/worker.ts';
import { noteChanges, restOfLog } from './note-changes.ts';
import { AWAY_MS, CHECK_MS } from './plan.ts';
import { forgetStep, lockState, openRun, type State } from './state.ts';
import { dropOld, sweep } from './sweep.ts';
import { nextCells, noteSegments, putSegments } from './write-cells.ts';

/** Longer than a step takes: it compresses and stores the files of some parts. */
const LEASE_MS = 60_000;
/** While another step is under way, or rows of the log wait for an open transaction. */
const AGAIN_MS = 1_000;
/** Between two looks for files that are old, and for changes of a process of the version before, which asks for none. */
const LOOK_MS = 60_000;

/**
 * Writes the market's files (rule R10). A run reads what has changed, writes the files of the parts that it touches, and
 * then shows them all with one row. Each step is a short transaction, the files are made outside of any, and a process that
 * ends anywhere leaves a whole manifest and a run that another one goes on with. Not in the lane of what waits for other
 * machines: a mail server that says nothing must not hold up the market.
 */
export const marketFilesWork: WorkKinds = {
  [MARKET_FILES]: outside(nextStep, { leaseMs: LEASE_MS, lane: 'time' }),
  'market.look': recurring(LOOK_MS, async ({ tx, now, effects }) => {
    await queueMarketFiles(tx, now);
    effects.work();
  }),
};

/**
 * Writes the files that are due before the first device asks. For a database with a single process, whose market is small:
 * no other process can be in the middle of a step.
 */
export async function writeMarketFirst(parts: Omit<WorkerParts, 'kinds'>): Promise<void> {
  await forgetStep(parts.db);
  await doDueWork({ ...parts, kinds: marketFilesWork });
}

async function nextStep(context: ChangeContext): Promise<Act | Date | undefined> {
  const { tx, now, settings, ports } = context;
  const state = await lockState(tx);
  await takeAlong(tx, now);
  if (state.busy_until && state.busy_until > now) return after(now, AGAIN_MS);
  const next = state.at && after(state.at, settings.marketFiles.everyMs);
  if (!state.begun_at && next && next > now) return next;
  let isOpen = state.begun_at !== null;
  if (state.reading) {
    const { more, begun } = await noteChanges(context, state);
    if (more) return now;
    isOpen = begun || (await beginRewriting(context, state));
    if (isOpen) await tx.updateTable('market_files').set({ reading: false }).execute();
  }
  if (!isOpen) return (await tidy(context, state)) ?? rest(context);
  const steps = await nextCells(context, state);
  if (steps.length === 0) return endRun(context);
  const mine = await take(tx, after(now, LEASE_MS));
  return async () => {
    const written = await putSegments(ports.files, steps);
    return async (later) => {
      const found = await lockState(later.tx);
      // Another process has gone on from here, because this one took too long.
      if (found.step !== mine) return after(later.now, AGAIN_MS);
      await noteSegments(later, openRun(found), steps, written);
      await later.tx.updateTable('market_files').set({ busy_until: null }).execute();
      return (await isDone(later.tx)) ? endRun(later) : later.now;
    };
  };
}

/** Files that have to be looked at again: they may hold what was replaced, or a delta that nobody needs any more. */
async function beginRewriting({ tx, now }: ChangeContext, state: State): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update market_cell set due = ${openRun(state)}
    where not split and exists (
      select from market_segment s where s.cell = market_cell.cell and s.run_out is null and (
        s.checked_at <= ${after(now, -CHECK_MS)}::timestamptz and s.checked_run < market_cell.changed
        or s.kind = 'delta' and s.at <= ${after(now, -(AWAY_MS + DAY_MS))}::timestamptz
      )
    )`.execute(tx);
  if (Number(numAffectedRows) === 0) return false;
  await tx.updateTable('market_files').set({ begun_at: now }).execute();
  return true;
}

async function tidy(context: ChangeContext, state: State): Promise<Act | undefined> {
  const act = (await dropOld(context)) ?? (await sweep(context, state));
  if (!act) return undefined;
  await take(context.tx, after(context.now, LEASE_MS));
  return async () => {
    const settle = await act();
    return async (later) => {
      await settle(later);
      await later.tx.updateTable('market_files').set({ busy_until: null }).execute();
      return later.now;
    };
  };
}

/** From now on nobody else begins a step. Gives its number. */
async function take(tx: Db, until: Date): Promise<number> {
  const { step } = await tx
    .updateTable('market_files')
    .set((eb) => ({ step: eb('step', '+', 1), busy_until: until }))
    .returning('step')
    .executeTakeFirstOrThrow();
  return step;
}

async function isDone(tx: Db): Promise<boolean> {
  const row = await tx
    .selectFrom('market_cell')
    .where('split', '=', false)
    .whereRef('due', '>', 'written')
    .select('cell')
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** From this commit on the manifest names the files of the run, and devices are told where they say anything new. */
async function endRun(context: ChangeContext): Promise<Date | undefined> {
  const { tx, now, effects } = context;
  const { changed, begun_at } = await lockState(tx);
  await tx
    .updateTable('market_files')
    .set((eb) => ({
      ...{ run: eb('run', '+', 1), at: now, took_ms: begun_at && now.getTime() - begun_at.getTime() },
      ...{ begun_at: null, reading: true, changed: false, busy_until: null },
    }))
    .execute();
  if (changed) effects.signal('market');
  return rest(context);
}

/** When to continue. The tasks that were taken along may have asked for more of the log than was read. */
async function rest({ tx, now }: ChangeContext): Promise<Date | undefined> {
  const rest = await restOfLog(tx);
  if (rest === 'none') return undefined;
  return rest === 'more' ? now : after(now, AGAIN_MS);
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);
