import type { ChosenMode, UserGeneral } from '../../../contract/entities/user.ts';
import type { Language } from '../../../contract/languages.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { GENDERS, isMail, isStorable } from '../../../contract/plain-rules.ts';
import { type AgeGroup, ageGroup } from '../../../contract/policy/age-group.ts';
import type { Registration } from '../../auth/use-account.ts';

export type RegistrationValues = {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  /** '' says nothing. */
  gender: string;
  dateOfBirth: string;
  guardianMail: string;
};
/** What can be wrong; a gender is chosen from a list. */
export type RegistrationField = Exclude<keyof RegistrationValues, 'gender'>;

export const NOTHING_YET: RegistrationValues = {
  email: '',
  password: '',
  firstname: '',
  lastname: '',
  gender: '',
  dateOfBirth: '',
  guardianMail: '',
};

/** What the rules depend on besides the values. */
export type RegistrationFacts = {
  mode: ChosenMode;
  /** `YYYY-MM-DD` */
  today: string;
  /** The password keeps all rules of the sign-in service. */
  passwordGood: boolean;
  /** The account is there already; only the user record is missing. */
  finishing: boolean;
};

export type FieldProblem = 'missing' | 'too_long' | 'mail' | 'weak' | 'date' | 'too_young' | 'own_mail';

/** Wrong fields with the kind of wrong, in the order of the form. */
export function registrationProblems(
  values: RegistrationValues,
  { mode, today, passwordGood, finishing }: RegistrationFacts,
): Partial<Record<RegistrationField, FieldProblem>> {
  const group = ageGroup(values.dateOfBirth, mode, today);
  const guardian = values.guardianMail.trim();
  const problems: Record<RegistrationField, FieldProblem | undefined> = {
    email: finishing ? undefined : mailProblem(values.email),
    password: finishing ? undefined : passwordProblem(values.password, passwordGood),
    firstname: nameProblem(values.firstname),
    lastname: nameProblem(values.lastname),
    dateOfBirth: dayProblem(values.dateOfBirth, group),
    guardianMail:
      group !== 'guardian' ? undefined : isSame(guardian, values.email) ? 'own_mail' : mailProblem(guardian),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** What is sent. */
export function registrationOf(
  values: RegistrationValues,
  { mode, today }: Pick<RegistrationFacts, 'mode' | 'today'>,
  lang: Language,
): Registration {
  const guarded = ageGroup(values.dateOfBirth, mode, today) === 'guardian';
  return {
    email: values.email.trim(),
    password: values.password,
    userMode: mode,
    general: {
      firstname: values.firstname.trim(),
      lastname: values.lastname.trim(),
      dateOfBirth: values.dateOfBirth,
      ...(isGender(values.gender) && { gender: values.gender }),
    },
    ...(guarded ? { guardianMail: values.guardianMail.trim() } : {}),
    lang,
  };
}

function isGender(value: string): value is NonNullable<UserGeneral['gender']> {
  return GENDERS.some((gender) => gender === value);
}

function mailProblem(value: string): FieldProblem | undefined {
  if (!value.trim()) return 'missing';
  return isMail(value.trim()) ? undefined : 'mail';
}

function passwordProblem(value: string, good: boolean): FieldProblem | undefined {
  if (!value) return 'missing';
  return good ? undefined : 'weak';
}

function nameProblem(value: string): FieldProblem | undefined {
  if (!value.trim()) return 'missing';
  const name = value.trim();
  return name.length <= TEXT_MAX.name && isStorable(name) ? undefined : 'too_long';
}

function dayProblem(value: string, group: AgeGroup): FieldProblem | undefined {
  if (!value) return 'missing';
  if (group === 'unknown') return 'date';
  return group === 'too_young' || group === 'company_too_young' ? 'too_young' : undefined;
}

function isSame(a: string, b: string): boolean {
  return a !== '' && a.toLowerCase() === b.trim().toLowerCase();
}
