import type { MinorGroup } from '../entities/offer.ts';
import { type Person, schoolingOf } from './schooling.ts';

/**
 * As what the law takes a minor who may do this work: what the company has to know for its hours and holidays, and no
 * more. Who is 16 and has not said how it is with school is taken for a pupil: only that is allowed to them then.
 */
export function minorGroupOf(person: Person): MinorGroup {
  if (person.age < 15) return 'child';
  return schoolingOf(person) === 'done' ? 'youth' : 'pupil';
}
