/**
 * What a text says that its words do not, because the lists of stop words take one of them away. `it` names a trade in
 * capitals; without an `ohne`, an ad for people without training would be one for apprentices. An index holds the keys
 * as words, taken from the original text. The database's `search_said` looks for the same.
 */
const SAID = {
  it: /(?<![\p{L}\p{N}])IT(?![\p{L}\p{N}])/u,
  ohneausbildung: /(?<![\p{L}\p{N}])ohne (?:berufs)?ausbildung(?![\p{L}\p{N}])/iu,
} as const;
/** What is in a text with one of these, so that the slower ones are seldom asked: most texts have none. */
const HINT = /IT|usbildung/;
/** How people type the trade: in capitals, or joined with another word. */
const TRADE = /(?<![\p{L}\p{N}])(?:IT(?![\p{L}\p{N}])|it-\p{L})/u;
/** Beside one of these `it` is the pronoun of an English sentence. */
const IN_SENTENCE = new Set(
  'about be because been being could did do does doing had has have having how if is just s should than that then until was when where while why would'.split(
    ' ',
  ),
);

export function saidIn(text: string): string[] {
  if (!HINT.test(text)) return [];
  return Object.entries(SAID).flatMap(([word, said]) => (said.test(text) ? [word] : []));
}

/** @param word lower case */
export function isSaid(word: string): boolean {
  return Object.hasOwn(SAID, word);
}

/** The words of a search text without pronouns: people type `it support` on a phone, and `do it` in a sentence. */
export function withoutPronouns(words: readonly string[], text: string): string[] {
  const at = words.indexOf('it');
  const isBesideOne = [words[at - 1], words[at + 1]].some((word) => IN_SENTENCE.has(word ?? ''));
  return isBesideOne && !TRADE.test(text) ? words.filter((word) => word !== 'it') : [...words];
}
