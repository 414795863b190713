/**
 * Words that say nothing, and name a trade where they are written in capitals. An index holds them as words in lower
 * case, taken from the original text: the pronoun is in none. The database's `search_capitals` looks for the same.
 */
const TRADES = { it: /(?<![\p{L}\p{N}])IT(?![\p{L}\p{N}])/u } as const;
/** Beside one of these, before it or behind it, it is the pronoun of an English sentence. */
const IN_SENTENCE = new Set(
  'about be because been being could did do does doing had has have having how if is just s should than that then until was when where while why would'.split(
    ' ',
  ),
);

/** The trades that a text names in capitals, in lower case. */
export function capitalsIn(text: string): string[] {
  // Most texts have none: the search for two letters is much faster than that for a word.
  return text.includes('IT') && TRADES.it.test(text) ? ['it'] : [];
}

/** @param word lower case */
export function isTrade(word: string): boolean {
  return Object.hasOwn(TRADES, word);
}

/** The words of a search text without pronouns: people type `it support` on a phone, and `do it` in a sentence. */
export function withoutPronouns(words: readonly string[], text: string): string[] {
  const large = capitalsIn(text);
  const isPronoun = (at: number) =>
    [words[at - 1], words[at + 1]].some((word) => word !== undefined && IN_SENTENCE.has(word));
  return words.filter(
    (word, at) => !isTrade(word) || large.includes(word) || isJoined(word, text) || !isPronoun(at),
  );
}

/** `it-support` */
function isJoined(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}-\\p{L}`, 'iu').test(text);
}
