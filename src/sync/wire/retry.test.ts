import { describe, expect, it } from 'vitest';
import { BROKEN, PAUSE_MAX_MS } from '../../../contract/limits.ts';
import { retryAfterMs } from './answer.ts';
import type { Outcome } from './outcome.ts';
import { betweenTriesMs, nextStep, type SoFar, sleepMs } from './retry.ts';

const none: Outcome<unknown> = { kind: 'none', reason: 'cut' };
const failure = (status: number, retryAfter?: number): Outcome<unknown> => ({
  kind: 'failure',
  failure: { status, code: 'x', message: 'x', retryAfterMs: retryAfter },
});
const SO_FAR: SoFar = { tries: 1, rounds: 0, failedForMs: 0, fresh: false, random: 0 };
const step = (outcome: Outcome<unknown>, tries: number) => nextStep(outcome, { ...SO_FAR, tries }).do;

describe('W7.1 what happens after a try', () => {
  it('tries twice without an answer, then sleeps', () => {
    expect([1, 2].map((tries) => step(none, tries))).toEqual(['try-again', 'sleep']);
  });

  it.each([500, 502, 503, 408, 425])('tries three times on %i, then sleeps', (status) => {
    expect([1, 2, 3].map((tries) => step(failure(status), tries))).toEqual([
      'try-again',
      'try-again',
      'sleep',
    ]);
  });

  it('tries at least five times on 429 and obeys Retry-After, also when it sleeps', () => {
    expect([1, 2, 3, 4, 5].map((tries) => step(failure(429), tries))).toEqual([
      ...Array(4).fill('try-again'),
      'sleep',
    ]);
    expect(nextStep(failure(429, 3000), SO_FAR)).toEqual({
      do: 'try-again',
      inMs: 3000,
    });
  });

  it('W7.8 frees the drain and pauses the call when Retry-After is longer than a breath', () => {
    const sleep = { do: 'sleep', inMs: 500, pauseMs: 90_000, broken: false };
    expect(nextStep(failure(503, 90_000), SO_FAR)).toEqual(sleep);
    // A limit is no line that is away: the person is told.
    expect(nextStep(failure(429, 90_000), SO_FAR)).toEqual({
      ...sleep,
      refusal: expect.objectContaining({ code: 'x' }),
    });
    expect(nextStep(failure(503, 86_400_000), SO_FAR)).toMatchObject({
      pauseMs: PAUSE_MAX_MS,
    });
  });

  it('I7 W7.10 shows an entry that breaks the server again and again instead of trying for ever', () => {
    const verdict = (status: number, rounds: number, failedForMs: number) =>
      nextStep(failure(status), { ...SO_FAR, tries: 3, rounds, failedForMs });
    expect(verdict(500, 0, 0)).toMatchObject({ do: 'sleep', broken: true });
    expect(verdict(500, 9, BROKEN.ms).do).toBe('stop');
    // Wake-ups make rounds short: an outage of a minute must not stop what waits.
    expect(verdict(500, 99, 60_000).do).toBe('sleep');
    expect(verdict(500, 8, BROKEN.ms).do).toBe('sleep');
    expect(verdict(503, 99, BROKEN.ms)).toMatchObject({ do: 'sleep', broken: false });
  });

  it('W7.4 holds everything while the account is locked', () => {
    expect(nextStep(failure(423), SO_FAR)).toEqual({ do: 'hold', why: 'locked' });
  });

  it('W7.2 asks for a fresh token on 401, whatever the number of tries', () => {
    expect(step(failure(401), 99)).toBe('renew-token');
  });

  it('W7.2 holds everything until somebody signs in where a fresh token did not help', () => {
    expect(nextStep(failure(401), { ...SO_FAR, fresh: true })).toEqual({ do: 'hold', why: 'signIn' });
  });

  it('W7.12 asks for a fresh token where the address may have been confirmed since, and then sleeps', () => {
    const unconfirmed: Outcome<unknown> = {
      kind: 'failure',
      failure: { status: 403, code: 'mail_unverified', message: 'x' },
    };
    expect(nextStep(unconfirmed, SO_FAR)).toEqual({ do: 'renew-token' });
    expect(nextStep(unconfirmed, { ...SO_FAR, fresh: true })).toMatchObject({
      do: 'sleep',
      refusal: { code: 'mail_unverified' },
    });
  });

  it('W7.3 W7.6 stops on 409 as a conflict and on any other 4xx as refused', () => {
    expect(nextStep(failure(409), SO_FAR)).toMatchObject({
      do: 'stop',
      state: 'conflict',
    });
    for (const status of [400, 403, 404, 410, 413, 422]) {
      expect(nextStep(failure(status), SO_FAR)).toMatchObject({
        do: 'stop',
        state: 'refused',
      });
    }
  });

  it('sleeps 1 s × 1.5 up to 60 s, with jitter over the last half', () => {
    expect([0, 1, 2, 3].map((rounds) => sleepMs(rounds, 1))).toEqual([1000, 1500, 2250, 3375]);
    expect(sleepMs(0, 0)).toBe(500);
    expect(sleepMs(99, 1)).toBe(60_000);
  });

  it('waits longer between the tries of one round', () => {
    expect([1, 2, 3].map(betweenTriesMs)).toEqual([100, 600, 1600]);
  });

  it('W7.8 reads Retry-After as seconds and as a date', () => {
    const now = Date.parse('2026-11-20T04:26:00Z');
    expect(retryAfterMs('12', now)).toBe(12_000);
    expect(retryAfterMs('Fri, 20 Nov 2026 04:26:30 GMT', now)).toBe(30_000);
    expect(retryAfterMs('Fri, 20 Nov 2026 04:25:30 GMT', now)).toBe(0);
    expect(retryAfterMs('soon', now)).toBeUndefined();
    expect(retryAfterMs(null, now)).toBeUndefined();
  });
});
