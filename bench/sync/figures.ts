import type { Subject } from './bundle.ts';

export const MEASURES = [
  'load',
  'cold-start',
  'repaint',
  'taps',
  'taps-in-load',
  'drain',
  'replay',
  'footprint',
] as const;
export type Measure = (typeof MEASURES)[number];

/** One cell: what a subject needed for one case of a measure, at one throttle. */
export type Figure = {
  measure: Measure;
  /** Cases of one measure are rows of its table: `objects`, `100,000 rows`, `400 ms`. */
  of: string;
  subject: Subject;
  throttle: 1 | 6;
  unit: 'ms' | 'MiB' | 'KiB';
  /** One value for each repetition. */
  values: number[];
  /** Longest task of the main thread over all repetitions; 0: none over 50 ms. */
  longestTask?: number;
  note?: string;
};
/** A subject that does not do this, and why. */
export type Cannot = { measure: Measure; of: string; subject: Subject; cannot: string };

export type Machine = {
  date: string;
  cpu: string;
  cores: number;
  /** Load average of the last minute at the end: far above the number of cores, others were at work as well. */
  load: number;
  memoryGiB: number;
  system: string;
  node: string;
  chromium: string;
  packages: Record<string, string>;
  rows: string;
  quick: boolean;
};
export type Results = { machine: Machine; figures: (Figure | Cannot)[] };

export function isFigure(figure: Figure | Cannot): figure is Figure {
  return 'values' in figure;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The value that `share` of all do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] as number;
}

/** One figure for each case, with the repetitions of all that were taken of it. */
export function joined(figures: readonly (Figure | Cannot)[]): (Figure | Cannot)[] {
  const all = new Map<string, Figure | Cannot>();
  for (const figure of figures) {
    const { measure, of, subject } = figure;
    const name = [measure, of, subject, isFigure(figure) ? figure.throttle : 'cannot'].join();
    const known = all.get(name);
    all.set(name, known && isFigure(known) && isFigure(figure) ? added(known, figure) : figure);
  }
  return [...all.values()];
}

function added(known: Figure, more: Figure): Figure {
  const sum = { ...known, ...more, values: [...known.values, ...more.values] };
  if (known.longestTask !== undefined && more.longestTask !== undefined)
    sum.longestTask = Math.max(known.longestTask, more.longestTask);
  return sum;
}
