/** Languages that pages of the server are written in. */
export type PageLanguage = 'de' | 'en';

/** The first of the reader's languages that is written here. `accepted`: the header `accept-language`. */
export function pageLanguage(accepted = '', fallback: PageLanguage = 'de'): PageLanguage {
  for (const part of accepted.split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === 'de' || language === 'en') return language;
  }
  return fallback;
}
