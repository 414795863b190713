import { DAY_MS } from '../calendar-day.ts';

const HOUR_MS = 3_600_000;
/** From here on the end is something to act on. */
const SOON_MS = 3 * DAY_MS;

/** How long a job can still be applied to; `soon` is worth a mark. */
export type Closing =
  | { kind: 'over' }
  | { kind: 'days' | 'hours'; count: number; soon: boolean }
  | { kind: 'minutes'; soon: true };

/** Null for a job without an end. `now`: the server's time in milliseconds. */
export function closingOf(validThrough: string | null, now: number): Closing | null {
  if (!validThrough) return null;
  const left = Date.parse(validThrough) - now;
  if (left <= 0) return { kind: 'over' };
  if (left < HOUR_MS) return { kind: 'minutes', soon: true };
  const soon = left <= SOON_MS;
  if (left < 2 * DAY_MS) return { kind: 'hours', count: Math.floor(left / HOUR_MS), soon };
  return { kind: 'days', count: Math.floor(left / DAY_MS), soon };
}
