import { isHolidayWork, isWithin, type JobFacts, minutesOfDay } from './age-law-facts.ts';
import { longestDay, shortestWeek, workDays } from './age-law-hours.ts';
import type { MinAgeCode, Weekday, Workplace } from './entities/working-conditions.ts';

/** Work that is light and not for profit, and papers and leaflets (§2 KindArbSchV): all that is open from 13 on. */
const LIGHT: readonly Workplace[] = ['papers', 'household', 'club', 'farming'];
const HOURS_A_DAY = 2;
const HOURS_A_DAY_FARMING = 3;
const DAYS_A_WEEK = 5;
const SCHOOL_DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
/** Until then there is school everywhere in Germany; who has lessons in the afternoon as well knows it. */
const SCHOOL_ENDS = '13:00';

/**
 * What forbids a job to people of 13 and 14, and in term to those of 15 to 17 who still go to school full time: product
 * section 1, row "13-14". Empty: they may do it.
 */
export function againstChildren(job: JobFacts): MinAgeCode[] {
  const { workplace, shifts, kind } = job;
  if (kind === 'campaign') return ['paid_media'];
  if (kind !== 'minijob' && kind !== 'holiday') return ['kind'];
  const found: MinAgeCode[] = [];
  if (!workplace.some((one) => LIGHT.includes(one))) found.push('commercial');
  const perDay = workplace.includes('farming') ? HOURS_A_DAY_FARMING : HOURS_A_DAY;
  const [day, week] = [longestDay(job), shortestWeek(job)];
  if (day === undefined && week === undefined) found.push('hours_unknown');
  if (day !== undefined && day > perDay) found.push('daily_hours');
  if (week !== undefined && week > perDay * DAYS_A_WEEK) found.push('weekly_hours');
  if (workDays(job) > DAYS_A_WEEK) found.push('five_days');
  if (!isWithin(shifts, '08:00', '18:00')) found.push('daytime');
  if (!isHolidayWork(job) && meetsSchool(job)) found.push('school_hours');
  return found;
}

function meetsSchool({ shifts }: JobFacts): boolean {
  return shifts.some(
    ({ day, start }) => SCHOOL_DAYS.includes(day) && minutesOfDay(start) < minutesOfDay(SCHOOL_ENDS),
  );
}
