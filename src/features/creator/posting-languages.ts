import { languageName } from '../../i18n/display-names.ts';

/** Languages people in Germany, Austria and Switzerland post in most, ISO 639-1. */
const OFFERED = [
  ...['ar', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'hr', 'hu', 'it', 'ja'],
  ...['ko', 'ku', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr'],
  ...['uk', 'vi', 'zh'],
];

/** Languages to choose from, by their names in the reader's language. @param tag language tag of the reader */
export function postingLanguages(tag: string): { code: string; name: string }[] {
  return OFFERED.map((code) => ({ code, name: languageName(tag, code) })).sort((a, b) =>
    a.name.localeCompare(b.name, tag),
  );
}
