import { ageBandOf, ageOn } from '../../../../contract/age.ts';
import type { Address } from '../../../../contract/entities/address.ts';
import { type User, type UserGeneralPatch, userGeneral } from '../../../../contract/entities/user.ts';
import { mail } from '../../../../contract/fields.ts';
import { saidOfSchool } from '../../../../contract/law/schooling.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { ageGroup } from '../../../../contract/policy/age-group.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

const PLACE = ['line1', 'line2', 'postalCode', 'city', 'country'] as const;
const TEXTS = ['firstname', 'lastname', 'gender', 'phone', 'dateOfBirth'] as const;

/** A person's own details, as they are typed. */
export type DetailsForm = Record<
  (typeof TEXTS)[number] | (typeof PLACE)[number] | 'guardianMail' | 'compulsorySchool',
  string
>;
export type DetailsField = keyof DetailsForm;
export type DetailsFacts = { user: Pick<User, 'email' | 'userMode' | 'general' | 'address'>; today: string };

export function detailsFormOf(
  { general, address }: Pick<User, 'general' | 'address'>,
  today: string,
): DetailsForm {
  const { firstname, lastname, gender = '', phone = '', dateOfBirth } = general;
  const { line1 = '', line2 = '', postalCode = '', city = '', country = 'DE' } = address ?? {};
  return {
    firstname,
    lastname,
    gender,
    phone,
    dateOfBirth,
    guardianMail: '',
    compulsorySchool: saidOfSchool(general.compulsorySchool, today) ?? '',
    line1,
    line2,
    postalCode,
    city,
    country,
  };
}

/** The new date makes the person younger than 16: a guardian is asked. */
export function asksGuardian(dateOfBirth: string, { user, today }: DetailsFacts): boolean {
  return (
    dateOfBirth !== user.general.dateOfBirth &&
    ageGroup(dateOfBirth, user.userMode === 'user' ? 'user' : 'company', today) === 'guardian'
  );
}

/** Only of those to whom it matters is it asked how it is with compulsory schooling. */
export function asksSchool({ user, today }: DetailsFacts): boolean {
  return user.userMode === 'user' && ageBandOf(ageOn(user.general.dateOfBirth, today)) === '15_17';
}

export function detailsProblems(values: DetailsForm, facts: DetailsFacts): Problem<DetailsField>[] {
  const now = trimmed(values);
  const longest: [DetailsField, number][] = [
    ['firstname', TEXT_MAX.name],
    ['lastname', TEXT_MAX.name],
    ['line1', TEXT_MAX.place],
    ['line2', TEXT_MAX.place],
    ['postalCode', TEXT_MAX.postalCode],
    ['city', TEXT_MAX.place],
  ];
  const found: [DetailsField, string | false | undefined][] = [
    ['firstname', now.firstname === '' && 'missing'],
    ['lastname', now.lastname === '' && 'missing'],
    ['phone', now.phone !== '' && !userGeneral.shape.phone.safeParse(now.phone).success && 'phone'],
    ['dateOfBirth', dateProblem(now.dateOfBirth, facts)],
    ['guardianMail', asksGuardian(now.dateOfBirth, facts) && mailProblem(now.guardianMail, facts.user.email)],
    ['city', hasPlace(now) && now.city === '' && 'missing'],
    ...longest.map(([field, most]): [DetailsField, string | false] => [
      field,
      now[field].length > most && 'too_big',
    ]),
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

function dateProblem(date: string, { user, today }: DetailsFacts): string | undefined {
  if (date === user.general.dateOfBirth) return undefined;
  if (date === '') return 'missing';
  const group = ageGroup(date, user.userMode === 'user' ? 'user' : 'company', today);
  return group === 'unknown' || group === 'too_young' || group === 'company_too_young' ? group : undefined;
}

function mailProblem(address: string, own: string): string | undefined {
  if (address === '') return 'missing';
  if (address.toLowerCase() === own.toLowerCase()) return 'own_mail';
  return mail.safeParse(address).success ? undefined : 'mail';
}

type Place = Omit<Address, '_id' | 'ver' | 'reference'>;
export type DetailsChange = {
  general: UserGeneralPatch | null;
  guardianMail: string | null;
  /** Undefined: it stays as it is; null: there is none any more. */
  place: Place | null | undefined;
};

/**
 * Only what differs from what was shown, so that what another device has changed meanwhile stays.
 * @param values without problems
 */
export function changedDetails(before: DetailsForm, values: DetailsForm, facts: DetailsFacts): DetailsChange {
  const now = trimmed(values);
  const texts = TEXTS.filter((field) => now[field] !== before[field]);
  const said = now.compulsorySchool !== before.compulsorySchool && { compulsorySchool: saidNow(now, facts) };
  const general = {
    ...Object.fromEntries(texts.map((field) => [field, now[field] === '' ? null : now[field]])),
    ...said,
  };
  const moved = PLACE.some((field) => now[field] !== before[field]);
  const { line1, line2, postalCode, city, country } = now;
  const state = facts.user.address?.state ?? '';
  return {
    general: Object.keys(general).length > 0 ? (general as UserGeneralPatch) : null,
    guardianMail: asksGuardian(now.dateOfBirth, facts) ? now.guardianMail : null,
    place: moved ? (hasPlace(now) ? { line1, line2, postalCode, city, country, state } : null) : undefined,
  };
}

function saidNow({ compulsorySchool: answer }: DetailsForm, { today }: DetailsFacts) {
  return answer === 'yes' || answer === 'done' ? { answer, on: today } : null;
}

/** A country alone is no address: the field is never empty. */
function hasPlace({ line1, line2, postalCode, city }: DetailsForm): boolean {
  return [line1, line2, postalCode, city].some((text) => text !== '');
}

function trimmed(values: DetailsForm): DetailsForm {
  return Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text.trim()]),
  ) as DetailsForm;
}
