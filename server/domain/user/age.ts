import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { UserRecord } from '../../api/call-context.ts';

type Born = Pick<UserRecord, 'dateOfBirth'>;

/** The age from which a person decides alone. */
export const AGE_ADULT = 18;

/** Full years at `now`, by the calendar day in Germany. */
export function ageOfUser(user: Born, now: Date): number {
  return ageOn(user.dateOfBirth, dayOf(now));
}

export function isMinor(user: Born, now: Date): boolean {
  return ageOfUser(user, now) < AGE_ADULT;
}

/** The age of a minor, who is shown only jobs they may take; undefined for adults, and for guests, who are shown all. */
export function ageOfMinor(user: Born | undefined, now: Date): number | undefined {
  return user !== undefined && isMinor(user, now) ? ageOfUser(user, now) : undefined;
}
