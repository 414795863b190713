import { dayOf } from '../../../contract/calendar-day.ts';

/** The latest birth date of a person of that age: `YYYY-MM-DD`. */
export function bornBy(age: number, now: Date): string {
  const today = dayOf(now);
  return lastDay(`${Number(today.slice(0, 4)) - age}${today.slice(4)}`);
}

/** 29 February of a year that has none: the day before it, since the birthday then counts on 1 March. */
function lastDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toISOString().slice(5, 10) === day.slice(5) ? day : `${day.slice(0, 8)}28`;
}
