import { LANGUAGES } from '../../contract/languages.ts';

/** Its code, as the page has it. */
export const INVENTED = 'xx_XX';

/** The language, where the page was followed; the project itself has no such language. */
export const isSpoken = LANGUAGES.some(({ code }) => (code as string) === INVENTED);

const HATTED: Readonly<Record<string, string>> = {
  ...{ a: 'â', e: 'ê', i: 'î', o: 'ô', u: 'û', y: 'ŷ' },
  ...{ A: 'Â', E: 'Ê', I: 'Î', O: 'Ô', U: 'Û', Y: 'Ŷ' },
};

/** English with a hat on every vowel: it can be read, a PDF can print it, and no other language looks like it. */
export const invented = (english: string): string =>
  english.replace(/[aeiouy]/gi, (vowel) => HATTED[vowel] as string);

/** Words without a hat, which stand there in some other language. */
export function foreignWords(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => /[aeiouy]/i.test(word));
}
