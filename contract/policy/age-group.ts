import { ageOn, needsGuardian } from '../age.ts';
import type { ChosenMode } from '../entities/user.ts';
import { AGE_ADULT, AGE_FLOOR } from '../limits.ts';
import { isDay } from '../plain-rules.ts';

/**
 * What an age means here (register.4-register.6): too young for an account, too young to hire, a guardian agrees
 * first, on one's own with a word about offers, or nothing special.
 */
export type AgeGroup = 'unknown' | 'too_young' | 'company_too_young' | 'guardian' | 'minor' | 'adult';

export function ageGroup(dateOfBirth: string, mode: ChosenMode, today: string): AgeGroup {
  if (!isDay(dateOfBirth) || dateOfBirth > today) return 'unknown';
  const age = ageOn(dateOfBirth, today);
  if (age > 120) return 'unknown';
  if (age < AGE_FLOOR) return 'too_young';
  // A company is run by adults.
  if (mode === 'company') return age < AGE_ADULT ? 'company_too_young' : 'adult';
  if (needsGuardian(age)) return 'guardian';
  return age < AGE_ADULT ? 'minor' : 'adult';
}
