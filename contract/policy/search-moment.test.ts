import { expect, it } from 'vitest';
import { fullHour, latestStart, postedSince } from './search-moment.ts';

const at = (time: string) => Date.parse(time);

it('pwa.1 days of a search begin with a full hour, and its last day is one of the market', () => {
  const now = at('2026-11-20T22:59:59.999Z');
  expect(new Date(postedSince(1, now)).toISOString()).toBe('2026-11-19T22:00:00.000Z');
  expect(latestStart(14, now)).toBe('2026-12-04');
  // Midnight in Germany.
  expect(latestStart(14, now + 1)).toBe('2026-12-05');
});

it('pwa.1 what is reckoned from the full hour is what is reckoned now', () => {
  for (let minute = 0; minute < 2_000; minute += 7) {
    const now = at('2026-03-28T20:00:00.000Z') + minute * 60_000;
    for (const days of [1, 14]) {
      expect(postedSince(days, fullHour(now))).toBe(postedSince(days, now));
      expect(latestStart(days, fullHour(now))).toBe(latestStart(days, now));
    }
  }
});
