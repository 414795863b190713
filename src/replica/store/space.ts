import { DAY_MS } from '../../../contract/calendar-day.ts';
/** What the browser says of the space of this origin, in bytes; undefined where it does not tell. */
export type Space = { usage?: number | undefined; quota?: number | undefined };
export type Estimate = () => Promise<Space | undefined>;

/** Above the first share of its quota the replica is trimmed down to the second; below the third, what was trimmed comes back. */
export const SHARE = { high: 0.8, trimmed: 0.6, low: 0.5 } as const;

/** Freed at least, when something did not fit: a few hundred rows, so that the next tap fits as well. */
export const FREE_AT_LEAST = 4_000_000;

/** Browsers count what was deleted for a while: trimming again at once would go on until nothing is left. */
export const TRIM_REST_MS = 3_600_000;
/** After a pull has found no room, no other pull takes rows away for so long. */
export const FULL_REST_MS = 600_000;
/** Nothing comes back earlier, so that a device at its limit does not load and trim the same rows all day. */
export const COME_BACK_MS = DAY_MS;

/** Bytes to free now because the quota is nearly used up; 0 where all is well or nothing is known. */
export function bytesOver({ usage, quota }: Space): number {
  if (!usage || !quota || usage < quota * SHARE.high) return 0;
  return Math.ceil(usage - quota * SHARE.trimmed);
}

/** Whether a transaction that ended without a reason has probably found no room. */
export function isFull({ usage, quota }: Space): boolean {
  return usage !== undefined && quota !== undefined && quota - usage < Math.min(quota * 0.02, FREE_AT_LEAST);
}

/** @param trimmedAt and @param now milliseconds since the epoch */
export function mayComeBack({ usage, quota }: Space, trimmedAt: number, now: number): boolean {
  // A clock that was set back must not keep the rows away for years.
  if (Math.abs(now - trimmedAt) < COME_BACK_MS) return false;
  return !usage || !quota || usage < quota * SHARE.low;
}
