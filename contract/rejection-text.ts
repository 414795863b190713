import type { CompanyGeneral } from './entities/company.ts';
import type { Language } from './languages.ts';
import { TEXT_MAX } from './limits.ts';

/**
 * The text a company sends with a rejection: the one of the reader's language where there is one, otherwise the
 * general one. `%s1` becomes the applicant's name, `%s2` the job's title; a placeholder that is not known stays.
 */
export function rejectionTextFor(
  general: Pick<CompanyGeneral, 'rejectionText' | 'rejectionTexts'>,
  lang: Language,
  { name, jobTitle }: { name: string; jobTitle: string },
): string {
  const text = general.rejectionTexts?.[lang]?.trim() || general.rejectionText;
  // In one pass: a name that holds "%s2" is a name.
  return text.replace(/%s([12])/g, (_, which) => (which === '1' ? name : jobTitle));
}

/** Sent with a rejection until the company has written its own; in both languages, because either may be read. */
export const DEFAULT_REJECTION_TEXT = [
  'Vielen Dank für deine Bewerbung und dein Interesse. Wir haben uns diesmal für jemand anderen entschieden und wünschen dir alles Gute.',
  'Thank you for your application and your interest. This time we have decided on somebody else, and we wish you all the best.',
].join('\n\n');

/**
 * What an applicant reads: the text that was given, otherwise the company's. Never empty. Both sides compute it: the
 * server keeps it, and the device that rejects shows it before.
 * @param names.name the first name, because the company reads the text as well and may not know the full one
 */
export function rejectionText(
  given: string | undefined,
  general: Pick<CompanyGeneral, 'rejectionText' | 'rejectionTexts'>,
  lang: Language,
  names: { name: string; jobTitle: string },
): string {
  const own = given?.trim();
  const text = rejectionTextFor(own ? { rejectionText: own } : general, lang, names).trim();
  return (text || DEFAULT_REJECTION_TEXT).slice(0, TEXT_MAX.rejectionText);
}
