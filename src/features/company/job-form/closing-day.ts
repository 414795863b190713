import { VALID_THROUGH_DEFAULT_DAYS, VALID_THROUGH_MAX_DAYS } from '../../../../contract/limits.ts';

const DAY_MS = 86_400_000;

/** First, usual and last day a job published at `now` (milliseconds) may close on, `YYYY-MM-DD` (createjob.6). */
export function closingDays(now: number): { first: string; usual: string; last: string } {
  const day = (ahead: number) => new Date(now + ahead * DAY_MS).toISOString().slice(0, 10);
  return { first: day(1), usual: day(VALID_THROUGH_DEFAULT_DAYS), last: day(VALID_THROUGH_MAX_DAYS) };
}

/** The last moment of that day by UTC, because the server counts its calendar days so. */
export function closingMoment(day: string): string {
  return `${day}T23:59:59.999Z`;
}

/** Whole days from `now` until the end of the day. */
export function daysUntil(day: string, now: number): number {
  return Math.floor((Date.parse(closingMoment(day)) - now) / DAY_MS);
}
