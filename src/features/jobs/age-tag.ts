import { AGE_ADULT } from '../../../contract/limits.ts';

/**
 * Whether a card tells its lowest age (pwa.2). To a minor it always matters, and so it does where the age of the
 * reader is not known; an adult hears of it only where being one is not enough.
 */
export function tellsMinAge(minAge: number, age: number | undefined): boolean {
  return age === undefined || age < AGE_ADULT || minAge > AGE_ADULT;
}
