import { expect, it } from 'vitest';
import { monthsAfter } from './months.ts';

it.each([
  ['2026-04-02T09:00:00.123Z', '2026-10-02T09:00:00.123Z'],
  ['2026-08-31T00:00:00Z', '2027-02-28T01:00:00.000Z'],
  // Half past midnight of 1 March in Germany.
  ['2026-02-28T23:30:00Z', '2026-08-31T22:30:00.000Z'],
])('six months after %s is %s', (from, to) => {
  expect(monthsAfter(new Date(from), 6).toISOString()).toBe(to);
});
