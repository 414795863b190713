/** The languages the operator's texts are written in. */
export type TextLanguage = 'de_DE' | 'en_US';

/** The language of a text for somebody who reads `tag`: their own where it is there, else English (webpage.2). */
export function languageOf(tag: string): { language: TextLanguage; isOwn: boolean } {
  const own = tag.slice(0, 2);
  return { language: own === 'de' ? 'de_DE' : 'en_US', isOwn: own === 'de' || own === 'en' };
}
