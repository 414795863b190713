import { LANGUAGE_MARKET, type Language, spokenOf } from '../../../contract/languages.ts';

/** The first of the reader's languages that is spoken here. `accepted`: the header `accept-language`. */
export function pageLanguage(accepted = '', fallback: Language = LANGUAGE_MARKET): Language {
  const tags = accepted.split(',').map((part) => part.split(';')[0] as string);
  return spokenOf(tags) ?? fallback;
}
