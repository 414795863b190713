import { endMinute, isWithin, type JobFacts } from './age-law-facts.ts';
import { longestDay, shortestWeek, workDays } from './age-law-hours.ts';
import type { MinAgeCode, Weekday, Workplace } from './entities/working-conditions.ts';

const HOURS_A_DAY = 8;
const HOURS_A_WEEK = 40;
const DAYS_A_WEEK = 5;
const EVENING_AGE = 16;

/** Where minors may work on a Saturday or Sunday (§§16, 17 JArbSchG); shops on Saturdays only. */
const WEEKEND: Partial<Record<Weekday, readonly Workplace[]>> = {
  sat: ['hospitality', 'farming', 'papers', 'household', 'club', 'care', 'stage', 'shop'],
  sun: ['hospitality', 'farming', 'papers', 'household', 'club', 'care', 'stage'],
};

/** What no minor may do whatever the hours: product section 1, row "15-17, school done". */
export function againstMinors({ kind, workplace }: JobFacts): MinAgeCode[] {
  const found: MinAgeCode[] = [];
  // A minor cannot run a business of their own without a court (§112 BGB).
  if (kind === 'freelance') found.push('kind');
  if (workplace.includes('night')) found.push('night');
  if (workplace.includes('dangerous')) found.push('dangerous');
  if (workplace.includes('piecework')) found.push('piecework');
  return found;
}

/**
 * What forbids a job to people of 15 to 17 who have left full-time schooling: product section 1, same row. Empty: they
 * may do it. `evening` ends at 16, everything else at 18.
 */
export function againstYouths(age: number, job: JobFacts): MinAgeCode[] {
  const found = againstMinors(job);
  if ((longestDay(job) ?? 0) > HOURS_A_DAY) found.push('daily_hours');
  if ((shortestWeek(job) ?? 0) > HOURS_A_WEEK) found.push('weekly_hours');
  if (workDays(job) > DAYS_A_WEEK) found.push('five_days');
  if (worksOnWeekend(job)) found.push('weekend');
  if (!isWithin(job.shifts, '06:00', '20:00')) {
    const evening = job.workplace.includes('hospitality') && isWithin(job.shifts, '06:00', '22:00');
    if (!evening) found.push('night');
    else if (age < EVENING_AGE) found.push('evening');
  }
  return [...new Set(found)];
}

function worksOnWeekend({ shifts, workplace }: JobFacts): boolean {
  const days = new Set(
    shifts.flatMap((shift) => (endsNextDay(shift) ? [shift.day, next(shift.day)] : [shift.day])),
  );
  return [...days].some((day) => {
    const allowed = WEEKEND[day];
    return allowed !== undefined && !workplace.some((one) => allowed.includes(one));
  });
}

const endsNextDay = (shift: JobFacts['shifts'][number]) => endMinute(shift) > 24 * 60;
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const next = (day: Weekday) => WEEK[(WEEK.indexOf(day) + 1) % WEEK.length] as Weekday;
