import type { CompanyGeneral, Lang } from './entities/company.ts';

/**
 * The text a company sends with a rejection: the one of the reader's language where there is one, otherwise the
 * general one. `%s1` becomes the applicant's name, `%s2` the job's title; a placeholder that is not known stays.
 */
export function rejectionTextFor(
  general: Pick<CompanyGeneral, 'rejectionText' | 'rejectionTexts'>,
  lang: Lang,
  { name, jobTitle }: { name: string; jobTitle: string },
): string {
  const text = general.rejectionTexts?.[lang]?.trim() || general.rejectionText;
  // In one pass: a name that holds "%s2" is a name.
  return text.replace(/%s([12])/g, (_, which) => (which === '1' ? name : jobTitle));
}
