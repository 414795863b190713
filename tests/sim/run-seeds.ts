import './browser-globals.ts';
import { LOOK_UP } from '../../src/sync/merge/look-up.ts';
import { LINKED } from '../../src/sync/mutators/links.ts';
import { SLICE } from '../../src/sync/pull/slice.ts';
import { type Part, takeAway } from './sabotage/parts.ts';
import { replace } from './sabotage/replace.ts';
import type { Run } from './simulate.ts';

export type Batch = {
  seeds: readonly number[];
  trace?: boolean;
  without?: Part | undefined;
  more?: string | undefined;
  stopAtFirst?: boolean;
};
export type Summary = { seeds: number; saved: number; steps: number; bad: number };

/** A life makes few entries: so both ways to find them are gone. */
const FEW: typeof LOOK_UP = { walkMax: 3, wholeMax: 2, eachMax: 2 };

/** Runs seeds one after the other in this process, whose globals are the simulation's from here on. */
export async function runSeeds(batch: Batch, onRun: (run: Run) => void): Promise<Summary> {
  Object.assign(LOOK_UP, FEW);
  Object.assign(LINKED, { eachMax: 1 });
  Object.assign(SLICE, { rows: 2, first: 1 });
  replace('src/sync/mutators/mutators.ts', '../breaking-mutators.ts');
  replace('node_modules/firebase/auth/dist/index.mjs', '../sign-in/library.ts');
  const flaws = batch.without ? takeAway(batch.without) : {};
  const { simulate } = await import('./simulate.ts');
  const summary = { seeds: 0, saved: 0, steps: 0, bad: 0 };
  for (const seed of batch.seeds) {
    const run = await simulate(seed, { trace: batch.trace ?? false, flaws, more: batch.more });
    summary.seeds += 1;
    summary.saved += run.saved;
    summary.steps += run.steps;
    if (run.violations.length > 0) summary.bad += 1;
    onRun(run);
    if (batch.stopAtFirst && summary.bad > 0) break;
  }
  return summary;
}
