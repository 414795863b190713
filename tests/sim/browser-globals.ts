import './next-turn.ts';
import type { Scheduler } from './scheduler.ts';

/**
 * What the store's code takes from its surroundings, replaced by the simulation's before that code is loaded: turns
 * of the event loop become events of the scheduler. Imported first, in a process of its own.
 */

let scheduler: Scheduler | null = null;

/** The simulation that is running now. */
export function install(running: Scheduler | null): void {
  scheduler = running;
}

const turnOf = (run: () => void): void => {
  // After the end of a run only leftovers come here; nobody waits for them.
  scheduler?.storageTask(run);
};

const clone = globalThis.structuredClone;
/** Rows are plain data; the platform's own clone costs more than everything else together. */
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return clone(value);
  const made: Record<string, unknown> = {};
  for (const key in value) made[key] = copy((value as Record<string, unknown>)[key]);
  return made;
}

Object.assign(globalThis, {
  setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => turnOf(() => run(...args)),
  setTimeout: (run: (...args: unknown[]) => void, _ms = 0, ...args: unknown[]) => {
    if (scheduler?.currentPlace) turnOf(() => run(...args));
    return 0;
  },
  clearTimeout: () => {},
  structuredClone: copy,
  // Dexie would tell other threads of every change through it.
  BroadcastChannel: undefined,
});

/** `navigator.locks` as drainers use it: each device has its own, and an old browser has none. */
export const locksOf: { current: unknown } = { current: undefined };
Object.defineProperty(globalThis, 'navigator', {
  value: {
    get locks() {
      return locksOf.current;
    },
  },
});
