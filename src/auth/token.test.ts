import { expect, it } from 'vitest';
import { endsSession, mayRefresh, refreshPauseMs, tokenState } from './token.ts';

const NOW = Date.parse('2026-11-20T04:26:00.000Z');

it.each([
  [3_600_000, 'good'],
  [300_001, 'good'],
  [300_000, 'due'],
  [30_001, 'due'],
  [30_000, 'expired'],
  [0, 'expired'],
  [-86_400_000, 'expired'],
])('with %i ms left a token is %s', (leftMs, state) => {
  expect(tokenState(NOW + leftMs, NOW)).toBe(state);
});

it('a token with more time left than any can have is due: the clock has jumped back since', () => {
  expect(tokenState(NOW + 2 * 86_400_000, NOW)).toBe('due');
});

it('refreshes that fail pause 30 s, doubling up to 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 60].map(refreshPauseMs)).toEqual([
    30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000,
  ]);
});

it('a refresh is tried again once its pause is over, and at once when the clock was set back', () => {
  const trouble = { failures: 2, failedAt: NOW };
  expect(mayRefresh(trouble, NOW + 59_999)).toBe(false);
  expect(mayRefresh(trouble, NOW + 60_000)).toBe(true);
  expect(mayRefresh(trouble, NOW - 1)).toBe(true);
  expect(mayRefresh({ failures: 0, failedAt: NOW }, NOW)).toBe(true);
});

it('only a disabled, revoked or deleted account ends the session; every other error is a delay', () => {
  expect(endsSession({ code: 'auth/user-disabled' })).toBe(true);
  expect(endsSession({ code: 'auth/user-token-expired' })).toBe(true);
  for (const code of [
    'auth/network-request-failed',
    'auth/too-many-requests',
    'auth/internal-error',
    undefined,
  ])
    expect(endsSession({ code })).toBe(false);
});
