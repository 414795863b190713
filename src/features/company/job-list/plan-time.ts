import { addDays, DAY_MS, dayOf, instantOf } from '../../../../contract/calendar-day.ts';
import { SCHEDULE_MAX_DAYS } from '../../../../contract/limits.ts';

/** Day `YYYY-MM-DD` and time `HH:MM`, both in Germany, as they stand in their fields. */
type Typed = { day: string; time: string };

type Bounds = {
  /** The server's clock, in milliseconds. */
  now: number;
  /** Last day of the job, `YYYY-MM-DD`; empty: the usual time. */
  closes: string;
};

export type PlanProblem = 'no_day' | 'no_time' | 'too_far' | 'after_end' | 'past';

/** Days that can be chosen. The last of them is whole only until the time it is now: `planTime` says so. */
export function planDays(now: number): { first: string; last: string } {
  return { first: dayOf(now), last: addDays(dayOf(now), SCHEDULE_MAX_DAYS) };
}

/** When a job is to go online, or what is wrong with it; the server has the same bounds. */
export function planTime(
  { day, time }: Typed,
  { now, closes }: Bounds,
): { at: Date; problem?: undefined } | { at: null; problem: PlanProblem } {
  const wrong = (problem: PlanProblem) => ({ at: null, problem });
  if (day === '') return wrong('no_day');
  if (time === '') return wrong('no_time');
  const at = instantOf(`${day}T${time}`);
  if (at.getTime() > now + SCHEDULE_MAX_DAYS * DAY_MS) return wrong('too_far');
  if (closes !== '' && day >= closes) return wrong('after_end');
  return at.getTime() <= now ? wrong('past') : { at };
}
