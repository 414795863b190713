import { LANGUAGE_DEFAULT, LANGUAGE_MARKET, type Language } from '../../../contract/languages.ts';

/** Who pays is written to in the market's language where it is spoken, and in the default language everywhere else. */
export function customerLanguage({ country }: { country: string }): Language {
  return ['DE', 'AT', 'CH', 'LI', 'LU'].includes(country) ? LANGUAGE_MARKET : LANGUAGE_DEFAULT;
}
