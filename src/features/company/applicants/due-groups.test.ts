import { expect, it } from 'vitest';
import { dueGroupOf } from './due-groups.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const group = (due: number | null, now = at(20, 10)) =>
  dueGroupOf({ dueAt: due === null ? null : new Date(due).toISOString() }, now);

it('company.1 an answer is due by the days of the calendar, not by hours', () => {
  expect(group(at(20, 9))).toBe('overdue');
  expect(group(at(20, 23))).toBe('today');
  expect(group(at(21, 1))).toBe('tomorrow');
  expect(group(at(22, 1))).toBe('week');
  expect(group(at(26, 23))).toBe('week');
  expect(group(at(27, 1))).toBe('later');
  expect(group(null)).toBe('none');
});
