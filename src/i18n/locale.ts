/** Languages of the interface. The names are those of the specification; Intl and `<html lang>` want a dash. */
export const LOCALES = ['en_US', 'de_DE'] as const;
export type OfferedLocale = (typeof LOCALES)[number];

/** For tests, never offered: English in longer words with accents, and English that runs from right to left. */
const TEST_LOCALES = ['en_XA', 'ar_XB'] as const;
export type TestLocale = (typeof TEST_LOCALES)[number];

/** Whatever the interface can speak. */
export type Locale = OfferedLocale | TestLocale;

/** Every language in its own words. */
export const LANGUAGE_NAMES: Record<OfferedLocale, string> = { en_US: 'English', de_DE: 'Deutsch' };

/** Specification section 9. */
export const DEFAULT_LOCALE = 'en_US' satisfies Locale;

/** Local storage key of the current language. */
export const LANGUAGE_KEY = 'language';

/** `de_DE` → `de-DE`: an underscore throws in Intl. */
export function tagOf(locale: Locale): string {
  return locale.replace('_', '-');
}

/** Where lines begin. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar_XB' ? 'rtl' : 'ltr';
}

export function isTestLocale(locale: Locale): locale is TestLocale {
  return (TEST_LOCALES as readonly string[]).includes(locale);
}

/** The language that somebody writes in whose interface speaks this one. */
export function offeredLocale(locale: Locale): OfferedLocale {
  return isTestLocale(locale) ? DEFAULT_LOCALE : locale;
}

/** The language somebody chose here, else the first of the browser's languages that is spoken here, else the default. */
export function detectLocale(saved: string | null, languages: readonly string[]): Locale {
  const chosen = [...LOCALES, ...TEST_LOCALES].find((locale) => locale === saved);
  if (chosen) return chosen;
  for (const language of languages) {
    const spoken = LOCALES.find((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase());
    if (spoken) return spoken;
  }
  return DEFAULT_LOCALE;
}
