import type { Shift, Weekday } from '../entities/working-conditions.ts';
import type { JobFacts } from './facts.ts';

/** The arithmetic of a usual week: minutes of days, breaks, rests between two days. */

export const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY_MINUTES = 24 * 60;

/** The shifts of one day. Minutes from its midnight; `end` is more than a day's where the last one ends on the next. */
export type WorkDay = {
  readonly day: Weekday;
  readonly shifts: readonly Shift[];
  readonly start: number;
  readonly end: number;
  /** Minutes of work, without the breaks the law gives minors. */
  readonly worked: number;
};

export function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** `HH:MM`; what is beyond a day's end is the next day's. */
export function timeOfMinutes(minutes: number): string {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** Minutes from a shift's midnight to its end: more than a day's where it ends on the next one. */
export function endMinute({ start, end }: Shift): number {
  const last = minutesOfDay(end);
  return last > minutesOfDay(start) ? last : last + DAY_MINUTES;
}

/** Days of the usual week with work, in the order of the week. */
export function workDays(shifts: readonly Shift[]): WorkDay[] {
  return WEEK.flatMap((day) => {
    const ofDay = shifts.filter((shift) => shift.day === day);
    if (ofDay.length === 0) return [];
    return {
      day,
      shifts: ofDay,
      start: Math.min(...ofDay.map(({ start }) => minutesOfDay(start))),
      end: Math.max(...ofDay.map(endMinute)),
      worked: ofDay.reduce((sum, shift) => sum + workedIn(shift), 0),
    };
  });
}

/** Minutes of work in a shift. §11 JArbSchG: half an hour of break beyond 4½ hours, an hour beyond six. */
export function workedIn(shift: Shift): number {
  const minutes = endMinute(shift) - minutesOfDay(shift.start);
  // Never longer with a break than without: a shift just over the line counts as the line.
  if (minutes > 6 * 60) return Math.max(5.5 * 60, minutes - 60);
  return minutes > 4.5 * 60 ? Math.max(4.5 * 60, minutes - 30) : minutes;
}

/** Hours of the longest week the job can be had for. Undefined where nothing is known of it. */
export function longestWeek({ shifts, hours }: Pick<JobFacts, 'shifts' | 'hours'>): number | undefined {
  if (shifts.length === 0) return hours?.max;
  const inShifts = workDays(shifts).reduce((sum, { worked }) => sum + worked, 0) / 60;
  return Math.max(inShifts, hours?.max ?? 0);
}

/** Minutes without work before each day's first shift. The usual week repeats, so Monday follows Sunday. */
export function restBefore(days: readonly WorkDay[]): { before: WorkDay; after: WorkDay; minutes: number }[] {
  return days.map((after, index) => {
    const before = days.at(index - 1) as WorkDay;
    const apart = (WEEK.indexOf(after.day) - WEEK.indexOf(before.day) + WEEK.length - 1) % WEEK.length;
    return { before, after, minutes: (apart + 1) * DAY_MINUTES + after.start - before.end };
  });
}

/** Days a day's work touches: a shift through midnight belongs to the next day as well. */
export function touchedDays({ day, end }: Pick<WorkDay, 'day' | 'end'>): Weekday[] {
  const next = WEEK[(WEEK.indexOf(day) + 1) % WEEK.length] as Weekday;
  return end > DAY_MINUTES ? [day, next] : [day];
}
