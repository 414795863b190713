import { endMinute, type JobFacts, minutesOfDay } from './age-law-facts.ts';
import type { Shift } from './entities/working-conditions.ts';

/** Hours of the longest day, without the breaks the law gives minors; undefined where the job names no shifts. */
export function longestDay({ shifts }: Pick<JobFacts, 'shifts'>): number | undefined {
  if (shifts.length === 0) return undefined;
  return Math.max(...byDay(shifts).map(worked)) / 60;
}

/** Hours of the shortest week the job can be had for: all of its shifts. Undefined where nothing is known of it. */
export function shortestWeek({ shifts, hours }: Pick<JobFacts, 'shifts' | 'hours'>): number | undefined {
  if (shifts.length === 0) return hours?.min;
  const inShifts = byDay(shifts).reduce((sum, day) => sum + worked(day), 0) / 60;
  return Math.max(inShifts, hours?.min ?? 0);
}

/** Days of the week on which there is a shift. */
export function workDays({ shifts }: Pick<JobFacts, 'shifts'>): number {
  return new Set(shifts.map(({ day }) => day)).size;
}

function byDay(shifts: readonly Shift[]): Shift[][] {
  return [...new Set(shifts.map(({ day }) => day))].map((day) => shifts.filter((shift) => shift.day === day));
}

/** Minutes of work in a day's shifts. §11 JArbSchG: half an hour of break beyond 4½ hours, an hour beyond six. */
function worked(day: readonly Shift[]): number {
  return day.reduce((sum, shift) => {
    const minutes = endMinute(shift) - minutesOfDay(shift.start);
    // Never longer with a break than without: a shift just over the line counts as the line.
    if (minutes > 6 * 60) return sum + Math.max(5.5 * 60, minutes - 60);
    return sum + (minutes > 4.5 * 60 ? Math.max(4.5 * 60, minutes - 30) : minutes);
  }, 0);
}
