import type { Shift, Weekday } from '../../../../contract/entities/working-conditions.ts';
import { endMinute, minutesOfDay, timeOfMinutes, WEEK } from '../../../../contract/law/week.ts';

/** Changes of the drawn week, each a list of shifts to the next. Times snap to a quarter of an hour. */

export const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
/** Most shifts of a usual week, as the contract has it. */
export const SHIFTS_MAX = 21;

export const snap = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

/** The same times on each of these days, in the order of the week; what is there already stays once. */
export function addShifts(
  shifts: readonly Shift[],
  days: readonly Weekday[],
  start: string,
  end: string,
): Shift[] {
  if (start === end) return [...shifts];
  const added = days.map((day) => ({ day, start, end }));
  const isThere = (one: Shift) =>
    shifts.some(({ day, start: from, end: to }) => day === one.day && from === one.start && to === one.end);
  return inOrder([...shifts, ...added.filter((one) => !isThere(one))]).slice(0, SHIFTS_MAX);
}

export function inOrder(shifts: readonly Shift[]): Shift[] {
  return shifts.toSorted(
    (a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day) || minutesOfDay(a.start) - minutesOfDay(b.start),
  );
}

/** Earlier or later as a whole, within its day. */
export function moveShift(shift: Shift, by: number): Shift {
  const [start, end] = [minutesOfDay(shift.start), endMinute(shift)];
  const moved = Math.min(Math.max(by, -start), DAY_MINUTES - Math.min(end, DAY_MINUTES));
  return { ...shift, start: timeOfMinutes(start + moved), end: timeOfMinutes(end + moved) };
}

/** Begins or ends earlier or later; a quarter of an hour is the shortest. */
export function resizeShift(shift: Shift, edge: 'start' | 'end', by: number): Shift {
  const [start, end] = [minutesOfDay(shift.start), endMinute(shift)];
  if (edge === 'start') {
    const next = Math.min(Math.max(start + by, 0), end - STEP_MINUTES, DAY_MINUTES - STEP_MINUTES);
    return { ...shift, start: timeOfMinutes(next) };
  }
  const next = Math.min(Math.max(end + by, start + STEP_MINUTES), start + DAY_MINUTES - STEP_MINUTES);
  return { ...shift, end: timeOfMinutes(next) };
}

export function otherDay(shift: Shift, by: number): Shift {
  const at = Math.min(Math.max(WEEK.indexOf(shift.day) + by, 0), WEEK.length - 1);
  return { ...shift, day: WEEK[at] as Weekday };
}

/** What a key does to the shift that has the focus; undefined where it does nothing, null where it takes it away. */
export function keyOnShift(shift: Shift, key: string, shiftKey: boolean): Shift | null | undefined {
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? resizeShift(shift, 'end', -STEP_MINUTES) : moveShift(shift, -STEP_MINUTES);
    case 'ArrowDown':
      return shiftKey ? resizeShift(shift, 'end', STEP_MINUTES) : moveShift(shift, STEP_MINUTES);
    case 'ArrowLeft':
      return otherDay(shift, -1);
    case 'ArrowRight':
      return otherDay(shift, 1);
    case 'Delete':
    case 'Backspace':
      return null;
    default:
      return undefined;
  }
}

/** Hours of the clock that are drawn: the usual day, and whatever a shift needs beyond it. */
export function drawnHours(shifts: readonly Shift[]): { from: number; to: number } {
  const from = Math.min(6, ...shifts.map(({ start }) => Math.floor(minutesOfDay(start) / 60)));
  const to = Math.max(22, ...shifts.map((shift) => Math.ceil(endMinute(shift) / 60)));
  return { from, to: Math.min(to, 24) };
}
