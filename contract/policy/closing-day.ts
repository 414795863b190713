import { addDays, dayOf, endOfDay } from '../calendar-day.ts';
import { VALID_THROUGH_DEFAULT_DAYS, VALID_THROUGH_MAX_DAYS } from '../limits.ts';

/** The last day on which a job can be applied for, the same in every time zone. */
export function closingDayOf(validThrough: string | Date): string {
  return dayOf(validThrough);
}

/** The moment a job closes that closes on this day: its end. */
export function closingMoment(day: string): Date {
  return endOfDay(day);
}

/** First, usual and last day a job published at `now` may close on (createjob.6). */
export function closingDays(now: Date | number | string): { first: string; usual: string; last: string } {
  const today = dayOf(now);
  return {
    first: addDays(today, 1),
    usual: addDays(today, VALID_THROUGH_DEFAULT_DAYS),
    last: addDays(today, VALID_THROUGH_MAX_DAYS),
  };
}
