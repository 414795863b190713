import { ageBandOf, ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import type { NameShown } from '../../../contract/entities/settings.ts';
import type { User } from '../../../contract/entities/user.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import { applicantName } from '../../../contract/policy/applicant-name.ts';
import { exposed } from '../../../contract/policy/exposure.ts';
import { type ProfileSnapshot, profileSnapshot } from '../../../contract/policy/profile-snapshot.ts';
import { effectiveSettings } from '../../../contract/policy/settings.ts';

/** What a company learns of an applicant before and after it has accepted; everything else never leaves. */
export type Preview = ProfileSnapshot & {
  /** Undefined: a number stands for it, which the server gives. */
  shortName: string | undefined;
  fullName: string;
  email: string;
  ageBand: AgeBand;
  visibility: string;
};

/** Reckoned as the server does it, by the day in UTC. */
export function previewOf(user: User, nameShown: NameShown, now: Date): Preview {
  const age = ageOn(user.general.dateOfBirth, dayOf(now));
  const { visibility } = effectiveSettings(user.settings, age < AGE_ADULT);
  const snapshot = profileSnapshot(user.general, visibility);
  const ageBand = ageBandOf(age);
  const person = user.general;
  const sent = { person, ageBand, contacts: {}, cv: snapshot.cv, files: [], creatorId: null };
  const before = exposed(sent, false);
  return {
    ...snapshot,
    cv: before.cv,
    shortName: nameShown === 'sign' ? undefined : before.name,
    fullName: applicantName(user.general, true),
    email: user.email,
    ageBand,
    visibility,
  };
}
