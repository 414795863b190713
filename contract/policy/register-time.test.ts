import { expect, it } from 'vitest';
import { timeHeld, timeOver } from './register-time.ts';

it('a tap is later than what it changes, whatever the clock says', () => {
  const set = '2026-03-02T09:00:00.000Z';
  expect(timeOver(undefined, Date.parse(set))).toBe(set);
  expect(timeOver({ value: 1, at: set }, Date.parse(set) - 60_000)).toBe('2026-03-02T09:00:00.001Z');
  expect(timeOver({ value: 1, at: set }, Date.parse(set) + 60_000)).toBe('2026-03-02T09:01:00.000Z');
});

it('a change counts from when it was made, of the future from its arrival, of a stopped clock from the beginning', () => {
  const now = Date.parse('2026-03-02T09:00:00.000Z');
  const held = (at: string, ahead?: number) => timeHeld(Date.parse(at), now, ahead);
  expect(held('2026-03-02T08:00:00.000Z')).toBe('2026-03-02T08:00:00.000Z');
  expect(held('2026-03-02T09:00:30.000Z')).toBe('2026-03-02T09:00:00.000Z');
  expect(held('2026-03-02T09:00:30.000Z', 60_000)).toBe('2026-03-02T09:00:30.000Z');
  expect(held('2031-01-01T00:00:00.000Z', 60_000)).toBe('2026-03-02T09:00:00.000Z');
  expect(held('0001-01-01T00:00:00.000Z')).toBe('2020-01-01T00:00:00.000Z');
});
