import { expect, it } from 'vitest';
import { monthsAfter } from './months.ts';

it.each([
  ['2026-03-02T09:00:00Z', '2026-09-02T09:00:00.000Z'],
  ['2026-08-31T00:00:00Z', '2027-02-28T00:00:00.000Z'],
])('six months after %s is %s', (from, to) => {
  expect(monthsAfter(new Date(from), 6).toISOString()).toBe(to);
});
