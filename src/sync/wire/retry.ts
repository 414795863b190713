import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import { BACKOFF, BROKEN, PAUSE_MAX_MS, RETRY, WAIT_IN_PLACE_MS } from '../../../contract/limits.ts';
import type { Refusal } from '../../replica/outbox-entry.ts';
import type { Failure, Outcome } from './outcome.ts';

/** What to do with an entry after a try (rule W7). */
export type NextStep =
  | { do: 'merge' }
  | { do: 'try-again'; inMs: number }
  /**
   * @property pauseMs the server has asked to be left alone with this call for so long; no wake-up cuts it short
   * @property broken the server has broken over this entry
   * @property refusal what it waits for, where that is no line and no rest: the person's own doing, or a limit
   */
  | { do: 'sleep'; inMs: number; pauseMs: number; broken: boolean; refusal?: Refusal }
  | { do: 'renew-token' }
  /** The server was set back: what it has lost goes first, and only a pull brings it back into the outbox. */
  | { do: 'pull'; inMs: number }
  /** Everything is held until a sign-in, or until the account is open again. */
  | { do: 'hold'; why: 'signIn' | 'locked' }
  | { do: 'stop'; state: 'refused' | 'conflict'; refusal: Refusal };

/**
 * What has been so far.
 * @property tries sends of this round, this one included
 * @property rounds that ended without success
 * @property failedForMs how long the server has been breaking over this entry
 * @property fresh the token was made for this try
 * @property random 0 ≤ x < 1
 */
export type SoFar = { tries: number; rounds: number; failedForMs: number; fresh: boolean; random: number };

/** Pure: decides by the outcome alone. */
export function nextStep(outcome: Outcome<unknown>, so: SoFar): NextStep {
  if (outcome.kind === 'answer') return { do: 'merge' };
  if (outcome.kind === 'none') return again(so, RETRY.triesWithoutAnswer);
  const { failure } = outcome;
  // Known there: it was done once, and by now it is no longer this person's to read (rule W6).
  if (failure.code === ('answer_gone' satisfies ErrorCode)) return { do: 'merge' };
  // A second 401, with a token that was made for it: only the person can help.
  if (asksFreshToken(failure) && !so.fresh) return { do: 'renew-token' };
  if (failure.status === 401) return { do: 'hold', why: 'signIn' };
  if (failure.status === ERROR_STATUS.locked) return { do: 'hold', why: 'locked' };
  if (failure.code === 'mail_unverified') return untilConfirmed(failure, so);
  if (failure.code === 'epoch_changed') return { do: 'pull', inMs: sleepMs(so.rounds, so.random) };
  if (failure.status === 429) return again(so, RETRY.triesOn429, failure);
  if (isPassing(failure.status) && !isHopeless(failure, so)) return again(so, RETRY.tries, failure);
  return {
    do: 'stop',
    state: failure.status === 409 ? 'conflict' : 'refused',
    refusal: refusalOf(failure),
  };
}

/**
 * Whether the token may be to blame, so that one made now is worth a try: it has ended, or is older than the
 * confirmation of the mail address, which may have been made on another device.
 */
export function asksFreshToken({ status, code }: Failure): boolean {
  return status === 401 || code === ('mail_unverified' satisfies ErrorCode);
}

function refusalOf({ code, message, fields, detail }: Failure): Refusal {
  return { code, message, fields, detail };
}

/** No hold: nothing else waits with it, and only the server can tell that it is over. */
function untilConfirmed(failure: Failure, { rounds, random }: SoFar): NextStep {
  return {
    do: 'sleep',
    inMs: sleepMs(rounds, random),
    pauseMs: 0,
    broken: false,
    refusal: refusalOf(failure),
  };
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 425;
}

/** Something in this entry breaks the server, again and again: better shown than tried for ever (rule I7). */
function isHopeless(failure: Failure, so: SoFar): boolean {
  return (
    breaks(failure) &&
    so.tries >= RETRY.tries &&
    so.rounds + 1 >= BROKEN.rounds &&
    so.failedForMs >= BROKEN.ms
  );
}

function breaks({ status }: Failure): boolean {
  return status === ERROR_STATUS.internal;
}

function again({ tries, rounds, random }: SoFar, most: number, failure?: Failure): NextStep {
  const retryAfterMs = failure?.retryAfterMs ?? 0;
  if (tries >= most || retryAfterMs > WAIT_IN_PLACE_MS) {
    const pauseMs = Math.min(retryAfterMs, PAUSE_MAX_MS);
    const sleep = { do: 'sleep', inMs: sleepMs(rounds, random), pauseMs } as const;
    // The person has a right to know that it is a limit that it waits for, and no line.
    if (failure?.status === ERROR_STATUS.too_many_requests)
      return { ...sleep, broken: false, refusal: refusalOf(failure) };
    return { ...sleep, broken: !!failure && breaks(failure) };
  }
  return { do: 'try-again', inMs: retryAfterMs || betweenTriesMs(tries) };
}

/** Pause between the tries of one round, in milliseconds: short, then doubling. */
export function betweenTriesMs(tries: number): number {
  return 100 + (2 ** (tries - 1) - 1) * 500;
}

/** Sleep after a round, in milliseconds: 1 s × 1.5 up to 60 s, the last half of it by chance. */
export function sleepMs(rounds: number, random: number): number {
  const full = Math.min(BACKOFF.capMs, BACKOFF.firstMs * BACKOFF.factor ** rounds);
  return Math.round(full / 2 + (full / 2) * random);
}
