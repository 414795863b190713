import { expect, it } from 'vitest';
import { pauseMs, roundAfter, STEADY_MS } from './round.ts';

it('R7.3 pauses grow from 1 s by half to 60 s, at least half of each is waited', () => {
  const longest = [0, 1, 2, 3, 4, 12, 400].map((round) => pauseMs(round, 0.999_999));
  expect(longest).toEqual([1000, 1000, 1500, 2250, 3375, 60_000, 60_000]);
  expect(pauseMs(4, 0)).toBe(1688);
});

it('R7.3 a connection that told something, or held for a minute, starts over', () => {
  expect(roundAfter(5, { heard: false, lastedMs: 20 })).toBe(6);
  expect(roundAfter(5, { heard: true, lastedMs: 20 })).toBe(0);
  expect(roundAfter(5, { heard: false, lastedMs: STEADY_MS })).toBe(0);
  expect(roundAfter(5, { heard: false, lastedMs: -86_400_000 })).toBe(6);
});
