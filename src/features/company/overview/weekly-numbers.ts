import { DAY_MS } from '../../../../contract/calendar-day.ts';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';

const WEEKS = 8;
const WEEK_MS = 7 * DAY_MS;
const ANSWERS: readonly ApplicationStatus[] = ['accepted', 'rejected', 'hired'];

/** Of the applications that arrived in seven days from `from` on (milliseconds). */
export type WeekNumbers = { from: number; applied: number; seen: number; answered: number };

/** The last eight weeks up to `now`, the oldest first: what became of the applications that arrived in each. */
export function weeklyNumbers(applicants: readonly Applicant[], now: number): WeekNumbers[] {
  const weeks = Array.from({ length: WEEKS }, (_, at) => ({
    from: now - (WEEKS - at) * WEEK_MS,
    applied: 0,
    seen: 0,
    answered: 0,
  }));
  for (const applicant of applicants) {
    const arrived = Date.parse(applicant.statusAt.submitted ?? '');
    // What arrived by a clock ahead of this one belongs to the last week.
    const ago = Math.floor(Math.max(0, now - arrived) / WEEK_MS);
    const week = weeks[WEEKS - 1 - ago];
    if (!week) continue;
    const answered = ANSWERS.some((status) => applicant.statusAt[status] !== undefined);
    week.applied += 1;
    if (answered || applicant.seenAt !== null) week.seen += 1;
    if (answered) week.answered += 1;
  }
  return weeks;
}

export function sumOf(weeks: readonly WeekNumbers[], key: 'applied' | 'seen' | 'answered'): number {
  return weeks.reduce((sum, week) => sum + week[key], 0);
}
