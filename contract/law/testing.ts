import type { Shift, Weekday } from '../entities/working-conditions.ts';
import type { JobFacts } from './facts.ts';

/** Facts of jobs for tests. */

export const WORK_WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
export const at = (days: Weekday[], start: string, end: string): Shift[] =>
  days.map((day) => ({ day, start, end }));
export const hours = (min: number, max = min): JobFacts['hours'] => ({ min, max, text: '' });

/** Everything is said, and nothing stands in the way of anybody of 15. */
export const facts = (more: Partial<JobFacts> = {}): JobFacts => ({
  kind: 'minijob',
  internship: null,
  hours: null,
  shifts: at(['wed'], '15:00', '17:00'),
  agreedTimes: null,
  schooling: null,
  branches: ['office'],
  conditions: [],
  assurances: [],
  startDate: null,
  endDate: null,
  ...more,
});

/** Two hours on two afternoons. */
export const paperRound = facts({ branches: ['papers'], shifts: at(['wed', 'fri'], '15:00', '17:00') });
/** A usual working week with its breaks. */
export const fullWeek = facts({
  kind: 'employment',
  branches: ['shop'],
  shifts: at(WORK_WEEK, '08:00', '17:00'),
});
export const holidayJob = facts({
  kind: 'holiday',
  shifts: at(WORK_WEEK, '07:00', '15:30'),
  startDate: '2026-07-06',
  endDate: '2026-07-31',
});
export const placement = facts({
  kind: 'internship',
  internship: 'school',
  shifts: at(WORK_WEEK, '08:00', '15:00'),
});
