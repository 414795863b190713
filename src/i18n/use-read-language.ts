import type { Language } from '../../contract/languages.ts';
import { useLocale } from './i18n-provider.tsx';
import { languageOfLocale } from './locale.ts';

/** What somebody reads: by it, texts that are kept by language are chosen. */
export function useReadLanguage(): Language {
  return languageOfLocale(useLocale().locale);
}
