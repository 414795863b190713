import {
  directionOf,
  LANGUAGE_CODES,
  LANGUAGE_DEFAULT,
  type Language,
  spokenOf,
} from '../../contract/languages.ts';

/** For tests, never offered: English in longer words with accents, and English that runs from right to left. */
const TEST_LOCALES = ['en_XA', 'ar_XB'] as const;
export type TestLocale = (typeof TEST_LOCALES)[number];

/** Whatever the interface can speak. */
export type Locale = Language | TestLocale;

/** Local storage key of the current language. */
export const LANGUAGE_KEY = 'language';

/** Where lines begin. */
export function localeDirection(locale: Locale): 'ltr' | 'rtl' {
  if (isTestLocale(locale)) return locale === 'ar_XB' ? 'rtl' : 'ltr';
  return directionOf(locale);
}

export function isTestLocale(locale: Locale): locale is TestLocale {
  return (TEST_LOCALES as readonly string[]).includes(locale);
}

/** The language in which people with this interface language write. */
export function languageOfLocale(locale: Locale): Language {
  return isTestLocale(locale) ? LANGUAGE_DEFAULT : locale;
}

/** The language chosen on this device, else the first of the browser's languages that the app has, else the default. */
export function detectLocale(saved: string | null, languages: readonly string[]): Locale {
  const chosen = [...LANGUAGE_CODES, ...TEST_LOCALES].find((locale) => locale === saved);
  return chosen ?? spokenOf(languages) ?? LANGUAGE_DEFAULT;
}

/** For the gallery, which knows no entities and so nothing of contract. */
export { LANGUAGES } from '../../contract/languages.ts';
