import { ageOn, isMinor as isMinorOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { creatorAge, needsGuardianFor } from '../../../contract/law/guardian.ts';
import { type Person, saidOfSchool } from '../../../contract/law/schooling.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { UserRow } from './row.ts';

type Born = Pick<UserRecord, 'dateOfBirth'>;

/** Full years at `now`, by the calendar day in Germany. */
export function ageOfUser(user: Born, now: Date): number {
  return ageOn(user.dateOfBirth, dayOf(now));
}

export function isMinor(user: Born, now: Date): boolean {
  return isMinorOn(user.dateOfBirth, dayOf(now));
}

/** The age of a minor, who is shown only jobs they may take; undefined for adults, and for guests, who are shown all. */
export function ageOfMinor(user: Born | undefined, now: Date): number | undefined {
  return user !== undefined && isMinor(user, now) ? ageOfUser(user, now) : undefined;
}

/** What the law of minors asks of a person, on a day: today, or the one on which work begins. */
export function personOn(user: Pick<UserRecord, 'dateOfBirth' | 'compulsorySchool'>, day: string): Person {
  return { age: ageOn(user.dateOfBirth, day), compulsorySchool: saidOfSchool(user.compulsorySchool, day) };
}

export const PERSON_COLUMNS = ['date_of_birth', 'compulsory_school', 'compulsory_school_on'] as const;

/** The same of a stored row. */
export function rowPersonOn(row: Pick<UserRow, (typeof PERSON_COLUMNS)[number]>, day: string): Person {
  return personOn({ dateOfBirth: row.date_of_birth, compulsorySchool: schoolSaid(row) }, day);
}

/** Whether somebody is old enough for a creator's profile, with their schooling over, and a guardian has to agree to it. */
export function creatorNeedsGuardian(
  row: Pick<UserRow, (typeof PERSON_COLUMNS)[number]>,
  now: Date,
): boolean {
  const person = rowPersonOn(row, dayOf(now));
  return creatorAge(person) === 'ok' && needsGuardianFor('creator', person.age);
}

export function schoolSaid({
  compulsory_school: answer,
  compulsory_school_on: on,
}: Pick<UserRow, 'compulsory_school' | 'compulsory_school_on'>): UserRecord['compulsorySchool'] {
  return answer === null || on === null ? undefined : { answer, on };
}
