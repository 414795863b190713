import { ageBandOf, ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import type { User } from '../../../contract/entities/user.ts';
import { shortName } from '../../../contract/policy/short-name.ts';

/** What a company learns of an applicant before and after it has accepted; everything else never leaves. */
export type Preview = { shortName: string; fullName: string; email: string; ageBand: AgeBand; age: number };

/** Reckoned as the server does it, by the day in UTC. */
export function previewOf(user: User, now: Date): Preview {
  const { firstname, lastname, dateOfBirth } = user.general;
  const age = ageOn(dateOfBirth, dayOf(now));
  return {
    shortName: shortName(user.general),
    fullName: `${firstname} ${lastname}`,
    email: user.email,
    ageBand: ageBandOf(age),
    age,
  };
}
