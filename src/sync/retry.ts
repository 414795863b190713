import { BACKOFF, RETRY } from '../../contract/limits.ts';
import type { Refusal } from '../replica/outbox-entry.ts';
import type { Outcome } from './outcome.ts';

/** What to do with an entry after a try (rule W7). */
export type NextStep =
  | { do: 'merge' }
  | { do: 'try-again'; inMs: number }
  | { do: 'sleep'; inMs: number }
  | { do: 'renew-token' }
  | { do: 'stop'; state: 'refused' | 'conflict'; refusal: Refusal };

/**
 * Decides by the outcome alone.
 * @param tries sends of this round, this one included; @param rounds rounds that ended without an answer
 * @param random 0 ≤ x < 1
 */
export function nextStep(
  outcome: Outcome<unknown>,
  { tries, rounds, random }: { tries: number; rounds: number; random: number },
): NextStep {
  if (outcome.kind === 'answer') return { do: 'merge' };
  if (outcome.kind === 'none') return again(tries, RETRY.triesWithoutAnswer, rounds, random);
  const { failure } = outcome;
  if (failure.status === 401) return { do: 'renew-token' };
  if (failure.status === 429) return again(tries, RETRY.triesOn429, rounds, random, failure.retryAfterMs);
  if (failure.status >= 500 || failure.status === 408 || failure.status === 425) {
    return again(tries, RETRY.tries, rounds, random, failure.retryAfterMs);
  }
  const { code, message, fields, detail } = failure;
  return {
    do: 'stop',
    state: failure.status === 409 ? 'conflict' : 'refused',
    refusal: { code, message, fields, detail },
  };
}

function again(tries: number, most: number, rounds: number, random: number, retryAfterMs?: number): NextStep {
  if (tries >= most) return { do: 'sleep', inMs: Math.max(sleepMs(rounds, random), retryAfterMs ?? 0) };
  return { do: 'try-again', inMs: retryAfterMs ?? betweenTriesMs(tries) };
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
