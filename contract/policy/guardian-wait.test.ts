import { describe, expect, it } from 'vitest';
import { erasedUnlessAgreed } from './guardian-wait.ts';

const since = new Date('2026-03-02T09:00:00.000Z');
const daysLater = (days: number) => new Date(since.getTime() + days * 86_400_000);

describe('L22 an account that waits for a guardian ends', () => {
  it.each([
    ['after 30 days', null, 30],
    ['after 30 days where the first mail was the last', since, 30],
    ['not before the newest link does', daysLater(25), 39],
    ['after 60 days at the latest, however often others are named', daysLater(58), 60],
  ])('%s', (_when, lastAsked, days) => {
    expect(erasedUnlessAgreed({ state: 'pending', since, lastAsked })).toEqual(daysLater(days));
  });

  it('and no other does', () => {
    for (const state of ['none', 'ok'] as const)
      expect(erasedUnlessAgreed({ state, since, lastAsked: since })).toBeNull();
  });
});
