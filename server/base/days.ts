import { DAY_MS } from '../../contract/calendar-day.ts';

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** The end of the year that lies so many years behind the one of `instant`, as limitation periods run (§ 199 (1) BGB). */
export function endOfYearAfter(instant: Date, years: number): Date {
  return new Date(Date.UTC(instant.getUTCFullYear() + years + 1, 0, 1));
}
