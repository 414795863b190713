import type { AgeBand } from './entities/application.ts';
import { AGE_ADULT, AGE_GUARDIAN } from './limits.ts';

/** Full years on `today` of somebody born on `born`; both `YYYY-MM-DD`. A 29 February counts on 1 March. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Whether somebody born on `born` is no adult yet on `today`; both `YYYY-MM-DD`. */
export function isMinor(born: string, today: string): boolean {
  return ageOn(born, today) < AGE_ADULT;
}

/** All that a company learns of an applicant's age before and after it has accepted. */
export function ageBandOf(age: number): AgeBand {
  if (age < 15) return 'u15';
  return age < AGE_ADULT ? '15_17' : '18plus';
}

/** Decision 1: below 16 a guardian agrees before the account may do more than search. */
export function needsGuardian(age: number): boolean {
  return age < AGE_GUARDIAN;
}
