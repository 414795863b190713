import { companyUidProblem, normalizeCompanyUid } from '../../../../contract/company-uid.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import { readPeople, readWebsite } from '../website.ts';

export type CompanyForm = {
  companyUID: string;
  companyName: string;
  website: string;
  employeeCount: string;
  /** Acts as a business (companycreate.7). */
  business: boolean;
};

export const BLANK_COMPANY: CompanyForm = {
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
  const body = JSON.stringify([normalizeCompanyUid(values.companyUID), values.companyName.trim()]);
  if (last?.body === body) return last;
  return { _id: last?._id ?? newId(), key: newId(), body };
}

/** What is checked without a network (companycreate.1). */
export function companyProblems(values: CompanyForm): Problem<keyof CompanyForm>[] {
  const uid = companyUidProblem(values.companyUID);
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
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}
