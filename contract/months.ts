import { clockAt, instantOf } from './calendar-day.ts';

/**
 * The same day of a later month, at the same time on the market's clocks; where that month is shorter, its last day.
 * In UTC half past midnight of 1 March would be a day of February.
 */
export function monthsAfter(instant: Date, months: number): Date {
  const wall = new Date(`${clockAt(instant)}Z`);
  const later = new Date(wall);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== wall.getUTCDate()) later.setUTCDate(0);
  return new Date(instantOf(later.toISOString().slice(0, 19)).getTime() + instant.getUTCMilliseconds());
}
