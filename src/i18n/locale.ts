/** Languages of the interface. The names are those of the specification; Intl and `<html lang>` want a dash. */
export const LOCALES = ['en_US', 'de_DE'] as const;
export type Locale = (typeof LOCALES)[number];

/** Specification section 9. */
export const DEFAULT_LOCALE: Locale = 'en_US';

/** Local storage key of the current language. */
export const LANGUAGE_KEY = 'language';

/** `de_DE` → `de-DE`: an underscore throws in Intl. */
export function tagOf(locale: Locale): string {
  return locale.replace('_', '-');
}

/** The language somebody chose here, else the first of the browser's languages that is spoken here, else the default. */
export function detectLocale(saved: string | null, languages: readonly string[]): Locale {
  const chosen = LOCALES.find((locale) => locale === saved);
  if (chosen) return chosen;
  for (const language of languages) {
    const spoken = LOCALES.find((locale) => locale.slice(0, 2) === language.slice(0, 2).toLowerCase());
    if (spoken) return spoken;
  }
  return DEFAULT_LOCALE;
}
