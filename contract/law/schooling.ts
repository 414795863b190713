import type { MinorGroup } from '../entities/offer.ts';
import type { User } from '../entities/user.ts';

/** Compulsory schooling (Vollzeitschulpflicht: nine or ten school years, by Land), not school as such. */
export type CompulsorySchool = 'yes' | 'done';

/** `compulsorySchool`: what they have said of it; left out where nobody has. */
export type Person = { readonly age: number; readonly compulsorySchool?: CompulsorySchool | undefined };

/** School years end on 31 July, in every Land: a "still" is asked again afterwards. */
const SCHOOL_YEAR_ENDS = '07-31';

/** What a person's own word of it is worth today: a "done" for ever, a "still" until the school year is over. */
export function saidOfSchool(
  said: User['general']['compulsorySchool'],
  today: string,
): CompulsorySchool | undefined {
  if (said === undefined) return undefined;
  if (said.answer === 'done') return 'done';
  const year = Number(today.slice(0, 4)) - (today.slice(5) > SCHOOL_YEAR_ENDS ? 0 : 1);
  return said.on > `${year}-${SCHOOL_YEAR_ENDS}` ? 'yes' : undefined;
}

/**
 * Where nobody has said it: at 15 it usually lasts, at 17 it is over everywhere, and at 16 it may be either, so they
 * are asked before it matters.
 */
export function schoolingOf({ age, compulsorySchool }: Person): CompulsorySchool | 'unknown' {
  if (compulsorySchool !== undefined) return compulsorySchool;
  if (age <= 15) return 'yes';
  return age === 16 ? 'unknown' : 'done';
}

/**
 * As what the law takes a minor who may do this work: what the company has to know for its hours and holidays, and no
 * more. Who is 16 and has not said how it is with school is taken for a pupil: only that is allowed to them then.
 */
export function minorGroupOf(person: Person): MinorGroup {
  if (person.age < 15) return 'child';
  return schoolingOf(person) === 'done' ? 'youth' : 'pupil';
}
