import { eachWord } from './each-word.ts';

/** `Küche` and `kueche` are one word, because people type both on a phone. */
export function foldTerm(term: string): string {
  return withoutAccents(
    composed(term).replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
  );
}

/** Other people leave the dots out: `kuche`. */
export function foldDots(term: string): string {
  return withoutAccents(term.toLowerCase().replaceAll('ß', 'ss'));
}

/** What nobody sees: where a word may be broken or not, which way it is read. `search_seen` of the database knows the same. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** In lower case, without what nobody sees. An umlaut that was written as a letter and its dots is one letter. */
export function composed(text: string): string {
  return text.replace(UNSEEN, '').toLowerCase().normalize('NFC');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of a text, each once, as people may type them. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  eachTerm(text, (word) => terms.add(word));
  return terms;
}

/** The same, told one by one and perhaps twice. */
export function eachTerm(text: string, tell: (term: string) => void): void {
  eachWord(composed(text), (word, isPlain) => {
    if (isPlain) return tell(word);
    tell(foldTerm(word));
    // Only where it makes a difference.
    if (/[äöü]/.test(word)) tell(foldDots(word));
  });
}

/** The terms of a search text. */
export function searchedTerms(words: string): string[] {
  const terms: string[] = [];
  eachWord(composed(words), (word) => terms.push(foldTerm(word)));
  return terms;
}
