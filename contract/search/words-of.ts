import { eachWord } from './each-word.ts';
import { composed } from './fold-term.ts';

/** Longer ones are no words. */
const WORD_MAX = 60;
/** The most words of a search text that count. */
export const SEARCH_WORDS_MAX = 12;

/** `(m/w/d)`, `[w|m|divers]`: required by law, not part of a search. The database's `search_text` drops the same. */
const GENDERS =
  /[([]?(?<![\p{L}\p{N}])[mwfdxi](\s*[/|,]\s*(divers|div|gn|a|[mwfdxi*])(?![\p{L}\p{N}]))+\s*[)\]]?/gu;
/** `Verkäufer:in`, `Koch/-innen`. */
const ENDINGS = /[:*_/·]-?in(nen)?(?![\p{L}\p{N}])/gu;

/** The words of a search text, lower case, each once, at most twelve. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  eachWord(composed(text).replace(GENDERS, ' ').replace(ENDINGS, ' '), (word) => {
    if (word.length <= WORD_MAX) words.add(word);
  });
  return [...words].slice(0, SEARCH_WORDS_MAX);
}
