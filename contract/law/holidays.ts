import { DAY_MS } from '../calendar-day.ts';
import { againstYouths } from './against-youths.ts';
import { type Finding, isHolidayWork, type JobFacts } from './facts.ts';
import { KINDS, SCHOOL_HOLIDAYS, YOUTH } from './minor-rules.ts';
import { workDays } from './week.ts';

/** Days a year on which somebody of 15 to 17 under compulsory schooling may work a whole day: four weeks. */
export const HOLIDAY_DAYS_A_YEAR = SCHOOL_HOLIDAYS.daysAYear.value;

/**
 * What forbids a job to pupils of 15 to 17 under compulsory schooling in their holidays. `usedDays` is what they say
 * they have worked this year: a note of their own, kept nowhere.
 */
export function againstPupils(age: number, job: JobFacts, usedDays = 0): Finding[] {
  // Work in media needs a permit as long as the law takes them for children.
  if (job.kind === 'campaign') return [{ code: 'paid_media', source: KINDS.media }];
  const found = againstYouths(age, job);
  if (!isHolidayWork(job)) found.push({ code: 'school_hours', source: SCHOOL_HOLIDAYS.weeksAYear.source });
  if ((holidayDays(job) ?? 0) > HOLIDAY_DAYS_A_YEAR - usedDays)
    found.push({ code: 'holiday_days', source: SCHOOL_HOLIDAYS.weeksAYear.source });
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
  const most = YOUTH.daysAWeek.value;
  const aWeek = shifts.length > 0 ? Math.min(most, workDays(shifts).length) : most;
  return Math.floor(days / 7) * aWeek + Math.min(aWeek, days % 7);
}
