/** How long ago something was, in the steps of the specification's section 9. */
export type RelativeTime =
  | { kind: 'now' }
  | { kind: 'seconds'; count: number }
  | { kind: 'minute' }
  | { kind: 'minutes'; count: number }
  /** Said together with the clock time. */
  | { kind: 'today' | 'yesterday' }
  | { kind: 'date' };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Under 5 s right now, under 60 s seconds, under 90 s one minute, under 60 min minutes, then today or yesterday by the
 * device's calendar, else the date. An instant up to a minute ahead is a clock that runs slow, and counts as now.
 */
export function relativeTime(instant: Date, now: Date): RelativeTime {
  const age = now.getTime() - instant.getTime();
  if (age >= -MINUTE) {
    if (age < 5 * SECOND) return { kind: 'now' };
    if (age < MINUTE) return { kind: 'seconds', count: Math.floor(age / SECOND) };
    if (age < 90 * SECOND) return { kind: 'minute' };
    if (age < 60 * MINUTE) return { kind: 'minutes', count: Math.max(2, Math.floor(age / MINUTE)) };
  }
  if (isSameDay(instant, now)) return { kind: 'today' };
  return isSameDay(instant, dayBefore(now)) ? { kind: 'yesterday' } : { kind: 'date' };
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}

/** By the calendar, not by 24 hours: the day the clocks change has 23 or 25. */
function dayBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);
}
