import { DAY_MS } from '../calendar-day.ts';
import type { GuardianState } from '../entities/user.ts';
import { GUARDIAN_LINK_DAYS, GUARDIAN_WAIT_DAYS } from '../limits.ts';

export type GuardianWait = {
  readonly state: GuardianState;
  /** Since when the account waits. */
  readonly since: Date | null;
  /** When a guardian was last asked about the account. */
  readonly lastAsked: Date | null;
};

/**
 * When an account that waits for a guardian is erased unless somebody agrees; null where none is awaited. Who was asked
 * late has the time of their link, but naming others over and over keeps no account.
 */
export function erasedUnlessAgreed({ state, since, lastAsked }: GuardianWait): Date | null {
  if (state !== 'pending' || since === null) return null;
  const after = (from: Date, days: number) => from.getTime() + days * DAY_MS;
  const { erase, most } = GUARDIAN_WAIT_DAYS;
  const ofLink = lastAsked === null ? 0 : after(lastAsked, GUARDIAN_LINK_DAYS);
  return new Date(Math.min(Math.max(after(since, erase), ofLink), after(since, most)));
}
