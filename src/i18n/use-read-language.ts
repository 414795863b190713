import type { Language } from '../../contract/languages.ts';
import { useLocale } from './i18n-provider.tsx';
import { languageOfLocale } from './locale.ts';

/** The language a person reads; it selects texts that are stored by language. */
export function useReadLanguage(): Language {
  return languageOfLocale(useLocale().locale);
}
