import { expect, test } from 'vitest';
import { PACE_MAX_MS, PULLS_A_SECOND } from './market-pace.ts';
import { returnsLine } from './paced-returns.ts';

const START = Date.parse('2026-11-27T19:00:00.000Z');

test('R7.4 requests turned away at the same moment come back at the pace of all returns, and after 30 s at most', () => {
  const place = returnsLine();
  const told = Array.from({ length: 5 * PULLS_A_SECOND }, () => place(START));
  for (const second of [1, 2, 3, 4, 5])
    expect(told.filter((seconds) => seconds === second)).toHaveLength(PULLS_A_SECOND);
  const many = Array.from({ length: 10_000 }, () => place(START));
  expect(Math.max(...many)).toBe(PACE_MAX_MS / 1000);
});

test('the line moves on with the time, and is not longer for a clock that was set back', () => {
  const place = returnsLine();
  for (let one = 0; one < 3 * PULLS_A_SECOND; one += 1) place(START);
  expect(place(START + 2_000)).toBe(2);
  expect(place(START + 60_000)).toBe(1);
  expect(place(START - 86_400_000)).toBe(PACE_MAX_MS / 1000);
});
