import { companyUidProblem, normalizeCompanyUid } from '../../../../contract/company-uid.ts';
import {
  type AdvertiserKind,
  land,
  type NewRegistration,
  publicRegister,
  type RegistrationField,
} from '../../../../contract/entities/registration.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { registrationProblems, statedFacts } from '../../../../contract/policy/registration.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import { readPeople, readWebsite } from '../website.ts';

/** Facts of a registration as they are typed; those of the other kinds stay where they were. */
type TypedFacts = Record<RegistrationField, string>;

export type CompanyForm = TypedFacts & {
  kind: AdvertiserKind;
  /** Of a business. */
  companyUID: string;
  companyName: string;
  website: string;
  employeeCount: string;
  /** Acts as a business (companycreate.7). */
  business: boolean;
};

export const BLANK_COMPANY: CompanyForm = {
  kind: 'business',
  land: '',
  taxNumber: '',
  register: '',
  court: '',
  number: '',
  line1: '',
  postalCode: '',
  city: '',
  companyUID: '',
  companyName: '',
  website: '',
  employeeCount: '',
  business: false,
};

/**
 * One wish to make this company: `_id` and `key` stay the same over retries and reloads, so that a second tap after a
 * lost answer makes no second company. The key goes with `body`, because the same key with another one is refused.
 */
export type Intent = { _id: string; key: string; body: string };

/** The intent behind a tap: the last one as long as it asks for the same thing. */
export function intentFor(values: CompanyForm, last: Intent | null, newId: () => string): Intent {
  const body = JSON.stringify([identityOf(values), values.companyName.trim()]);
  if (last?.body === body) return last;
  return { _id: last?._id ?? newId(), key: newId(), body };
}

/** By what the company is told apart, as `company.create` takes it. */
export function identityOf(values: CompanyForm): { companyUID: string } | { registration: NewRegistration } {
  const { kind, companyUID } = values;
  if (kind === 'business') return { companyUID: normalizeCompanyUid(companyUID) };
  return { registration: statedFacts(typedRegistration(values)) };
}

function typedRegistration({ kind, land: typedLand, register, ...facts }: CompanyForm): NewRegistration {
  const { taxNumber, court, number, line1, postalCode, city } = facts;
  return {
    kind,
    land: land.options.find((one) => one === typedLand),
    register: publicRegister.options.find((one) => one === register),
    ...{ taxNumber, court, number, line1, postalCode, city },
  };
}

/** What is checked without a network (companycreate.1). */
export function companyProblems(values: CompanyForm): Problem<keyof CompanyForm>[] {
  const uid = values.kind === 'business' ? companyUidProblem(values.companyUID) : null;
  const name = values.companyName.trim();
  const website = readWebsite(values.website);
  const people = readPeople(values.employeeCount);
  const found: [keyof CompanyForm, string | false][] = [
    ['companyUID', uid ?? false],
    ['companyName', name === '' && 'missing'],
    ['companyName', name.length > TEXT_MAX.companyName && 'too_big'],
    ['website', 'problem' in website && website.problem],
    ['employeeCount', 'problem' in people && people.problem],
    ['business', !values.business && 'missing'],
  ];
  return [
    ...registrationProblems(typedRegistration(values)),
    ...found.flatMap(([field, code]) => (code ? [{ field, code }] : [])),
  ];
}
