import { AGE_ADULT, AGE_GUARDIAN } from '../limits.ts';
import { type Person, schoolingOf } from './schooling.ts';

/** Paid media work below 15 needs a permit of the authority (product section 1): not offered here. */
export const AGE_CREATOR = 15;

/**
 * Acts for which the law wants a guardian. account, apply: consent to the service (Art. 8 GDPR, 16 in Germany) ·
 * accept_offer: a contract by a minor (§§107, 108 BGB) · creator: a public profile that earns money.
 */
export type GuardedAct = 'account' | 'apply' | 'accept_offer' | 'creator';

const UNTIL: Record<GuardedAct, number> = {
  account: AGE_GUARDIAN,
  apply: AGE_GUARDIAN,
  accept_offer: AGE_ADULT,
  creator: AGE_ADULT,
};

/** Whether somebody of this age needs a guardian's word for it. */
export function needsGuardianFor(act: GuardedAct, age: number): boolean {
  return age < UNTIL[act];
}

/** `at_school`: compulsory schooling lasts, or nobody has said that it is over, where it decides. */
export type CreatorAge = 'ok' | 'too_young' | 'at_school';

/** Whether somebody is old enough for a creator's profile at all (readings.ts: creatorsAtSchool). */
export function creatorAge(person: Person): CreatorAge {
  if (person.age < AGE_CREATOR) return 'too_young';
  if (person.age >= AGE_ADULT) return 'ok';
  return schoolingOf(person) === 'done' ? 'ok' : 'at_school';
}
