import type { CompanyGeneral } from '../../../../contract/entities/company.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import { readPeople, readWebsite } from '../website.ts';

export type GeneralForm = {
  website: string;
  employeeCount: string;
  rejectionText: string;
  replyDays: string;
};

export function generalFormOf(general: CompanyGeneral): GeneralForm {
  return {
    website: general.website,
    employeeCount: general.employeeCount === null ? '' : String(general.employeeCount),
    rejectionText: general.rejectionText,
    replyDays: String(general.replyDays),
  };
}

export function isSameForm(a: GeneralForm, b: GeneralForm): boolean {
  return (Object.keys(a) as (keyof GeneralForm)[]).every((key) => a[key] === b[key]);
}

export function generalProblems(values: GeneralForm): Problem<keyof GeneralForm>[] {
  const website = readWebsite(values.website);
  const people = readPeople(values.employeeCount);
  const found: [keyof GeneralForm, string | false][] = [
    ['website', 'problem' in website && website.problem],
    ['employeeCount', 'problem' in people && people.problem],
    ['rejectionText', values.rejectionText.trim() === '' && 'missing'],
    ['rejectionText', values.rejectionText.length > TEXT_MAX.rejectionText && 'too_big'],
    ['replyDays', !isReplyDays(values.replyDays) && 'not_a_number'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

function isReplyDays(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 60;
}

/**
 * Only the keys whose text was changed since `before` was shown: the server merges key by key, so a colleague's change
 * of another one stays. Null where there is nothing to send.
 * @param values without problems
 */
export function changedGeneral(before: GeneralForm, values: GeneralForm): Partial<CompanyGeneral> | null {
  const website = readWebsite(values.website);
  const people = readPeople(values.employeeCount);
  const now: Partial<CompanyGeneral> = {
    ...('value' in website && { website: website.value }),
    ...('value' in people && { employeeCount: people.value }),
    rejectionText: values.rejectionText.trim(),
    replyDays: Number(values.replyDays),
  };
  const keys = (Object.keys(now) as (keyof GeneralForm)[]).filter((key) => values[key] !== before[key]);
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, now[key]])) : null;
}
