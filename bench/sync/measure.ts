import type { BenchBrowser } from './browser.ts';
import type { Subject } from './bundle.ts';
import type { Cannot, Figure } from './figures.ts';
import type { BenchServer } from './server.ts';

/** What every measure is given. */
export type Bench = {
  browser: BenchBrowser;
  server: BenchServer;
  quick: boolean;
  /** Repetitions of each case. */
  times: number;
  /** Subjects asked for. */
  subjects: readonly Subject[];
  throttles: readonly (1 | 6)[];
  /** Whether a case of the measure was asked for. */
  wants: (name: string | number) => boolean;
  add: (figure: Figure | Cannot) => void;
};

/** Repetitions of a case. At 6× the peers get a third: all would take an hour of the whole. */
export function timesFor(times: number, throttle: number): (subject: string) => number {
  return (subject) =>
    throttle === 1 || subject.startsWith('raw') || subject === 'ours' || subject === 'dexie'
      ? times
      : Math.ceil(times / 3);
}

/** Runs a repetition as often as asked; subjects take turns, so that what the machine does meanwhile falls on all. */
export async function takeTurns<Key extends string, Value>(
  times: number | ((key: Key) => number),
  keys: readonly Key[],
  work: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value[]>> {
  const all = Object.fromEntries(keys.map((key) => [key, [] as Value[]])) as Record<Key, Value[]>;
  const timesOf = typeof times === 'number' ? () => times : times;
  for (let time = 0; time < Math.max(...keys.map(timesOf)); time += 1) {
    for (const key of keys) if (time < timesOf(key)) all[key].push(await work(key));
  }
  return all;
}
