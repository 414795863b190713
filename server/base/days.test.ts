import { expect, test } from 'vitest';
import { daysAfter, monthsAfter } from './days.ts';

test('days are 24 hours', () => {
  expect(daysAfter(new Date('2026-03-28T12:00:00Z'), 2).toISOString()).toBe('2026-03-30T12:00:00.000Z');
});

test.each([
  ['2026-03-02T09:00:00Z', '2026-09-02T09:00:00.000Z'],
  ['2026-08-31T00:00:00Z', '2027-02-28T00:00:00.000Z'],
])('six months after %s is %s', (from, to) => {
  expect(monthsAfter(new Date(from), 6).toISOString()).toBe(to);
});
