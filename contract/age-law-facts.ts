import type { JobDraft } from './entities/job.ts';
import type { Shift } from './entities/working-conditions.ts';

/** What the age law asks of a job; every draft, row and offer that has these fields can be asked about. */
export type JobFacts = Pick<
  JobDraft,
  'kind' | 'hours' | 'shifts' | 'schooling' | 'workplace' | 'startDate' | 'endDate'
>;

/** `school`: still in full-time schooling · `done`: no longer · left out: nobody has said. */
export type Person = { age: number; schooling?: 'school' | 'done' | undefined };

/** A job of kind holiday is worked in the holidays unless it says otherwise; any other one in term as well. */
export function isHolidayWork({ kind, schooling }: Pick<JobFacts, 'kind' | 'schooling'>): boolean {
  return (schooling ?? (kind === 'holiday' ? 'holiday' : 'term')) === 'holiday';
}

export function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes from a shift's midnight to its end: more than a day's where it ends on the next one. */
export function endMinute({ start, end }: Shift): number {
  const last = minutesOfDay(end);
  return last > minutesOfDay(start) ? last : last + 24 * 60;
}

/** Whether every shift lies within these hours of one day. */
export function isWithin(shifts: readonly Shift[], from: string, to: string): boolean {
  return shifts.every(
    (shift) => minutesOfDay(shift.start) >= minutesOfDay(from) && endMinute(shift) <= minutesOfDay(to),
  );
}
