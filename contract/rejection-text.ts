import type { CompanyGeneral } from './entities/company.ts';
import type { ByLanguage, Language } from './languages.ts';
import { TEXT_MAX } from './limits.ts';

/** Sent with a rejection until the company has written its own. */
export const DEFAULT_REJECTION_TEXTS: ByLanguage<string> = {
  de_DE:
    'Vielen Dank für deine Bewerbung und dein Interesse. Wir haben uns diesmal für jemand anderen entschieden und wünschen dir alles Gute.',
  en_US:
    'Thank you for your application and your interest. This time we have decided on somebody else, and we wish you all the best.',
  ar_AE: 'شكرًا لطلبك واهتمامك. قررنا هذه المرة اختيار شخص آخر، ونتمنى لك كل التوفيق.',
};

/** Stands for a company's text that was erased: an ended application always has one. */
export const ERASED_TEXT = '–';

/** What companies have stored that have not written a text of their own. */
export const DEFAULT_REJECTION_TEXT = `${DEFAULT_REJECTION_TEXTS.de_DE}\n\n${DEFAULT_REJECTION_TEXTS.en_US}`;

type Texts = Pick<CompanyGeneral, 'rejectionText' | 'rejectionTexts'>;

/** The company's text for readers of one language, its placeholders not filled in: never empty. */
export function companyRejectionText({ rejectionText, rejectionTexts }: Texts, lang: Language): string {
  const text = rejectionTexts?.[lang]?.trim() || rejectionText.trim();
  return text && text !== DEFAULT_REJECTION_TEXT ? text : DEFAULT_REJECTION_TEXTS[lang];
}

/** `%s1` becomes the applicant's name, `%s2` the job's title; a placeholder that is not known stays. */
export function filledIn(text: string, { name, jobTitle }: { name: string; jobTitle: string }): string {
  // In one pass: a name that holds "%s2" is a name.
  return text.replace(/%s([12])/g, (_, which) => (which === '1' ? name : jobTitle));
}

/**
 * What an applicant reads: the text that was given, otherwise the company's. Never empty. Both sides compute it: the
 * server keeps it, and the device that rejects shows it before.
 * @param names.name the first name, because the company reads the text as well and may not know the full one
 */
export function rejectionText(
  given: string | undefined,
  general: Texts,
  lang: Language,
  names: { name: string; jobTitle: string },
): string {
  const text = given?.trim() || companyRejectionText(general, lang);
  return filledIn(text, names).slice(0, TEXT_MAX.rejectionText);
}
