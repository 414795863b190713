import type { AgeBand } from './entities/application.ts';
import { AGE_GUARDIAN } from './limits.ts';

/** Full years on `today` of somebody born on `born`; both `YYYY-MM-DD`. A 29 February counts on 1 March. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** All that a company learns of an applicant's age before and after it has accepted. */
export function ageBandOf(age: number): AgeBand {
  if (age < 15) return 'u15';
  return age < 18 ? '15_17' : '18plus';
}

/** Decision 1: below 16 a guardian agrees before the account may do more than search. */
export function needsGuardian(age: number): boolean {
  return age < AGE_GUARDIAN;
}
