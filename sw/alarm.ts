/**
 * How long a Background Sync stays awake for entries that sleep a little (rule W7), in milliseconds. No alarm is held
 * beyond an event: a browser stops an idle worker after half a minute, and its timers with it. With a page open the
 * page's own alarm rings; with none, the first sleeps (1 s, 1.5 s, 2.25 s …) end within this time, and what sleeps
 * longer is left to the browser, which fires the sync again.
 */
export const AWAKE_MS = 30_000;

/** How long to wait for the next entry, in milliseconds; null when that is not worth staying awake for. */
export function shortSleepMs(wakeAt: number | null, now: number, awakeUntil: number): number | null {
  if (wakeAt === null || wakeAt > awakeUntil || now >= awakeUntil) return null;
  return Math.max(0, wakeAt - now);
}
