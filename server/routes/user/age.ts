import { ageOn } from '../../../contract/age.ts';
import type { UserRecord } from '../../api/call-context.ts';

type Born = Pick<UserRecord, 'dateOfBirth'>;

/** From this age on a person decides alone. */
export const AGE_ADULT = 18;

/** Full years at `now`, by the calendar day in UTC. */
export function ageOfUser(user: Born, now: Date): number {
  return ageOn(user.dateOfBirth, now.toISOString().slice(0, 10));
}

export function isMinor(user: Born, now: Date): boolean {
  return ageOfUser(user, now) < AGE_ADULT;
}

/** The age of a minor, who is shown only jobs they may take; undefined for adults, and for guests, who are shown all. */
export function ageOfMinor(user: Born | undefined, now: Date): number | undefined {
  return user !== undefined && isMinor(user, now) ? ageOfUser(user, now) : undefined;
}
