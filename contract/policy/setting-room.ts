import type { Settings } from '../entities/settings.ts';
import { SETTING_ENTRIES_MAX } from '../limits.ts';
import type { Register } from './register-time.ts';

/**
 * Takes out of each setting that has too many entries the oldest that were removed, then the jobs that were hidden
 * first. In the other settings nothing that has a value is dropped: such a list stays too long, and the change that made
 * it so is refused (`overfull`).
 */
export function makeRoom(settings: Settings): Settings {
  const lists = Object.entries(settings) as [string, Record<string, Register>][];
  return Object.fromEntries(lists.map(([key, list]) => [key, newest(list, key === 'hiddenJobs')]));
}

/** A setting of one value has no more than that and its time. */
function newest(list: Record<string, Register>, mayDropAll: boolean): Record<string, Register> {
  const entries = Object.entries(list);
  const over = entries.length - SETTING_ENTRIES_MAX;
  if (over <= 0) return list;
  const isKept = ([, { value }]: [string, Register]) => value !== null;
  const since = ([, { at }]: [string, Register]) => Date.parse(at);
  const dropped = entries
    .filter((entry) => mayDropAll || !isKept(entry))
    .sort((a, b) => Number(isKept(a)) - Number(isKept(b)) || since(a) - since(b))
    .slice(0, over);
  return Object.fromEntries(entries.filter((entry) => !dropped.includes(entry)));
}

/** The setting that has too many entries all the same. */
export const overfull = (settings: Settings): string | undefined =>
  Object.entries(settings).find(([, list]) => Object.keys(list).length > SETTING_ENTRIES_MAX)?.[0];
