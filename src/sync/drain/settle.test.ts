import { expect, it } from 'vitest';
import { newEntry } from '../outbox/mutate.ts';
import { applyArgs, START, uuid } from '../testing/engine.ts';
import type { NextStep } from '../wire/retry.ts';
import { whyNotClaimed } from './claim.ts';
import { sleepOf } from './settle.ts';

const NOW = START;
const FAILED_AT = NOW - 60_000;
const sleep = { do: 'sleep' as const, inMs: 1_000, pauseMs: 0, broken: false } satisfies NextStep;

it.each<[string, NextStep & { do: 'sleep' }, number, number]>([
  ['no answer ends the time in which the server broke', sleep, FAILED_AT, 0],
  ['a first break begins it', { ...sleep, broken: true }, 0, NOW],
  ['a further one leaves its beginning', { ...sleep, broken: true }, FAILED_AT, FAILED_AT],
])('W7.8 an entry lies down: %s', (_, step, failedAt, since) => {
  expect(sleepOf({ rounds: 2, failedAt, refusal: null }, step, NOW)).toEqual({
    patch: { tries: 0, rounds: 3, nextAt: NOW + 1_000, failedAt: since, refusal: null },
    pauseMs: 0,
  });
});

it.each<[string, string, string | null]>([
  ['a limit is over when there is no answer', 'too_many_requests', null],
  ['an address is confirmed by nothing of the kind', 'mail_unverified', 'mail_unverified'],
])('W7.12 of what it was told: %s', (_, code, kept) => {
  const told = { code, message: '' };
  const { patch } = sleepOf({ rounds: 2, failedAt: 0, refusal: told }, sleep, NOW);
  expect(patch.refusal?.code ?? null).toBe(kept);
});

it('R3.8 what waits for a pull says nothing of whether the server breaks over it', () => {
  expect(sleepOf({ rounds: 0, failedAt: FAILED_AT, refusal: null }, { do: 'pull', inMs: 500 }, NOW)).toEqual({
    patch: { tries: 0, rounds: 1, nextAt: NOW + 500 },
  });
});

it('W5.1 R3.7 an entry is claimed only while it waits, in the generation that was read, and by a known epoch', () => {
  const facts = { id: uuid(1), now: NOW, after: null, files: [], holdMs: 0 };
  const entry = newEntry('application.add', applyArgs, facts) as never as Parameters<
    typeof whyNotClaimed
  >[0]['entry'] &
    object;
  const free = { entry, outdated: false, epoch: 'e0', hasReceived: true } as const;
  const why = (more: Partial<Parameters<typeof whyNotClaimed>[0]>) => whyNotClaimed({ ...free, ...more });
  expect([why({}), why({ entry: { ...entry, state: 'sending' } })]).toEqual([null, null]);
  expect([why({ entry: undefined }), why({ entry: { ...entry, state: 'refused' } })]).toEqual([
    'taken',
    'taken',
  ]);
  expect(why({ outdated: true })).toBe('reset');
  expect(why({ epoch: undefined })).toBe('behind');
  expect(why({ epoch: undefined, hasReceived: false })).toBeNull();
});
