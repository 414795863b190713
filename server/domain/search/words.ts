import { SEARCH_WORDS_MAX } from '../../../contract/entities/search.ts';

/** Longer ones are no words. */
const WORD_MAX = 60;

/** `(m/w/d)`, `[w|m|divers]`: required by law, not part of the search. The database's `search_text` drops the same. */
const GENDERS =
  /[([]?(?<![\p{L}\p{N}])[mwfdxi](\s*[/|,]\s*(divers|div|gn|a|[mwfdxi*])(?![\p{L}\p{N}]))+\s*[)\]]?/gu;
/** `Verkäufer:in`, `Koch/-innen`. */
const ENDINGS = /[:*_/·]-?in(nen)?(?![\p{L}\p{N}])/gu;
/** Words for people whose female form only adds an ending: `Köchin`, `Verkäuferinnen`. */
const FEMALE = /(er|or|eur|ist|ant|ent|at|och|öch|oech|ärzt|aerzt|log|iker|wirt)in(nen)?$/u;

/** The words of a search text, lower case, each once, at most twelve. */
export function wordsOf(text: string): string[] {
  const cleaned = text.toLowerCase().replace(GENDERS, ' ').replace(ENDINGS, ' ');
  const words = cleaned.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length <= WORD_MAX).slice(0, SEARCH_WORDS_MAX);
}

/** Spelling variants of a word: `ae` for `ä` and vice versa, a female form without its ending. */
export function spellingsOf(word: string): string[] {
  const bare = FEMALE.test(word) ? [word, word.replace(/in(nen)?$/u, '')] : [word];
  return [...new Set(bare.flatMap((one) => [one, umlauts(one), digraphs(one)]))];
}

const umlauts = (word: string) => word.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');
const digraphs = (word: string) => word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
