import type { CompanyGeneral, CompanyGeneralPatch } from '../../../../contract/entities/company.ts';
import { LIST_MAX, TEXT_MAX } from '../../../../contract/limits.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';
import type { GeneralPart } from '../settings/part-editor.tsx';
import { readPeople, readWebsite } from '../website.ts';

/** What everybody reads of the company, as it is typed. */
export type PageForm = {
  about: string;
  /** One a line. */
  benefits: string;
  website: string;
  employeeCount: string;
};

function formOf({ about, benefits, website, employeeCount }: CompanyGeneral): PageForm {
  return {
    about: about ?? '',
    benefits: (benefits ?? []).join('\n'),
    website,
    employeeCount: employeeCount === null ? '' : String(employeeCount),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function problemsOf(values: PageForm): Problem<keyof PageForm>[] {
  const website = readWebsite(values.website);
  const people = readPeople(values.employeeCount);
  const benefits = linesOf(values.benefits);
  const found: [keyof PageForm, string | false][] = [
    ['about', values.about.trim().length > TEXT_MAX.about && 'too_big'],
    ['benefits', benefits.length > LIST_MAX && 'too_many'],
    ['benefits', benefits.some((line) => line.length > TEXT_MAX.listItem) && 'too_big'],
    ['website', 'problem' in website && website.problem],
    ['employeeCount', 'problem' in people && people.problem],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** Only what was changed: the server merges key by key, so a colleague's change of another one stays. */
function changed(before: PageForm, values: PageForm): CompanyGeneralPatch | null {
  const website = readWebsite(values.website);
  const people = readPeople(values.employeeCount);
  const now: CompanyGeneralPatch = {
    about: values.about.trim(),
    benefits: linesOf(values.benefits),
    ...('value' in website && { website: website.value }),
    ...('value' in people && { employeeCount: people.value }),
  };
  const keys = (Object.keys(now) as (keyof PageForm)[]).filter((key) => values[key] !== before[key]);
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, now[key]])) : null;
}

export const PAGE_PART: GeneralPart<PageForm> = { key: 'page', formOf, problemsOf, changed };
