import { expect, test } from 'vitest';
import { pushTime, QUIET_DEFAULT } from './quiet-hours.ts';

const ZONE = 'Europe/Berlin';
const at = (instant: string, quiet = QUIET_DEFAULT) => pushTime(new Date(instant), quiet, ZONE).toISOString();

test.each([
  ['by day it goes at once', '2026-03-02T11:30:05.000Z', '2026-03-02T11:30:05.000Z'],
  ['a minute before ten in the evening as well', '2026-03-02T20:59:59.000Z', '2026-03-02T20:59:59.000Z'],
  ['from ten on it waits for seven', '2026-03-02T21:00:00.000Z', '2026-03-03T06:00:00.000Z'],
  ['after midnight too', '2026-03-03T02:13:07.000Z', '2026-03-03T06:00:00.000Z'],
  ['at seven it goes', '2026-03-03T06:00:00.000Z', '2026-03-03T06:00:00.000Z'],
  ['the night that loses an hour', '2026-03-28T22:30:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['the night that wins one', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])('%s', (_, now, then) => {
  expect(at(now)).toBe(then);
});

test('hours may lie within a day, and equal ones are none', () => {
  expect(at('2026-03-02T12:00:00.000Z', { from: 12, to: 15 })).toBe('2026-03-02T14:00:00.000Z');
  expect(at('2026-03-02T16:00:00.000Z', { from: 12, to: 15 })).toBe('2026-03-02T16:00:00.000Z');
  expect(at('2026-03-02T23:00:00.000Z', { from: 0, to: 0 })).toBe('2026-03-02T23:00:00.000Z');
});
