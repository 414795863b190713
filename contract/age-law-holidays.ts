import { isHolidayWork, isWithin, type JobFacts } from './age-law-facts.ts';
import { workDays } from './age-law-hours.ts';
import { againstYouths } from './age-law-youths.ts';
import { DAY_MS } from './calendar-day.ts';
import type { MinAgeCode } from './entities/working-conditions.ts';

/** Days a year on which somebody of 15 to 17 in full-time schooling may work a whole day: four weeks. */
export const HOLIDAY_DAYS_A_YEAR = 20;
const DAYS_A_WEEK = 5;

/**
 * What forbids a job to pupils of 15 to 17 in their holidays: product section 1, row "15-17, still full-time schooling".
 * `usedDays` is what they say they have worked this year: a note of their own, kept nowhere.
 */
export function againstPupils(age: number, job: JobFacts, usedDays = 0): MinAgeCode[] {
  const found = againstYouths(age, job);
  if (!isHolidayWork(job)) found.push('school_hours');
  // The evening of hospitality is for those who have left school.
  const late = found.includes('night') || found.includes('evening');
  if (!late && !isWithin(job.shifts, '06:00', '20:00')) found.push('evening');
  if ((holidayDays(job) ?? 0) > HOLIDAY_DAYS_A_YEAR - usedDays) found.push('holiday_days');
  return found;
}

/** Days of work between a job's first and last day, at most five a week; undefined where one of them is open. */
export function holidayDays({
  startDate,
  endDate,
  shifts,
}: Pick<JobFacts, 'startDate' | 'endDate' | 'shifts'>) {
  if (startDate === null || endDate === null) return undefined;
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  if (days <= 0) return 0;
  const aWeek = shifts.length > 0 ? Math.min(DAYS_A_WEEK, workDays({ shifts })) : DAYS_A_WEEK;
  return Math.floor(days / 7) * aWeek + Math.min(aWeek, days % 7);
}
