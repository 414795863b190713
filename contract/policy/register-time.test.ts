import { expect, it } from 'vitest';
import { timeOver } from './register-time.ts';

it('a tap is later than what it changes, whatever the clock says', () => {
  const set = '2026-03-02T09:00:00.000Z';
  expect(timeOver(undefined, Date.parse(set))).toBe(set);
  expect(timeOver({ value: 1, at: set }, Date.parse(set) - 60_000)).toBe('2026-03-02T09:00:00.001Z');
  expect(timeOver({ value: 1, at: set }, Date.parse(set) + 60_000)).toBe('2026-03-02T09:01:00.000Z');
});
