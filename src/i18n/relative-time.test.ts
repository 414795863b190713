import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 20, 14, 30, 0);
const ago = (ms: number) => relativeTime(new Date(now.getTime() - ms), now);
const second = 1000;
const minute = 60 * second;

test.each([
  [0, { kind: 'now' }],
  [4.999 * second, { kind: 'now' }],
  [5 * second, { kind: 'seconds', count: 5 }],
  [59.999 * second, { kind: 'seconds', count: 59 }],
  [60 * second, { kind: 'minute' }],
  [89.999 * second, { kind: 'minute' }],
  [90 * second, { kind: 'minutes', count: 2 }],
  [3 * minute, { kind: 'minutes', count: 3 }],
  [60 * minute - 1, { kind: 'minutes', count: 59 }],
  [60 * minute, { kind: 'today' }],
  [14.5 * 60 * minute, { kind: 'today' }],
  [14.5 * 60 * minute + 1, { kind: 'yesterday' }],
  [38.5 * 60 * minute, { kind: 'yesterday' }],
  [38.5 * 60 * minute + 1, { kind: 'date' }],
  [-30 * second, { kind: 'now' }],
  [-2 * 60 * minute, { kind: 'today' }],
  [-24 * 60 * minute, { kind: 'date' }],
])('%d ms ago is told as %j', (ms, told) => {
  expect(ago(ms)).toEqual(told);
});

test('shortly after midnight minutes are still minutes, and an hour earlier was yesterday', () => {
  const early = new Date(2026, 10, 20, 0, 10, 0);
  expect(relativeTime(new Date(2026, 10, 19, 23, 55, 0), early)).toEqual({ kind: 'minutes', count: 15 });
  expect(relativeTime(new Date(2026, 10, 19, 23, 0, 0), early)).toEqual({ kind: 'yesterday' });
});

test('the first of a month has a yesterday', () => {
  expect(relativeTime(new Date(2026, 11, 31, 12), new Date(2027, 0, 1, 12))).toEqual({ kind: 'yesterday' });
});
