/**
 * How long a Background Sync stays awake for entries that sleep a little (rule W7), in milliseconds. No alarm is held
 * beyond an event: a browser stops an idle worker after half a minute, and its timers with it. With a page open the
 * page's own alarm rings; with none, the first sleeps (1 s, 1.5 s, 2.25 s …) end within this time, and what sleeps
 * longer is left to the browser, which fires the sync again.
 */
export const AWAKE_MS = 30_000;

/**
 * The same once something has got through: what is in the way then is a limit of a minute, and its end is waited for.
 * The browser would come back after five.
 */
const PROGRESS_MS = 75_000;

/** Chromium ends an event after three minutes, whatever it is about. */
const EVENT_MS = 150_000;

/** @param event.progressAt when something was received last; null while nothing was */
export function awakeUntil({ began, progressAt }: { began: number; progressAt: number | null }): number {
  return progressAt === null ? began + AWAKE_MS : Math.min(progressAt + PROGRESS_MS, began + EVENT_MS);
}

/** How long to wait for the next entry, in milliseconds; null when that is not worth staying awake for. */
export function shortSleepMs(wakeAt: number | null, now: number, until: number): number | null {
  if (wakeAt === null || wakeAt > until || now >= until) return null;
  return Math.max(0, wakeAt - now);
}
