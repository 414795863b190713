/** `Küche` and `kueche` are one word, because people type both on a phone. */
export function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Other people leave the dots out: `kuche`. */
export function foldDots(term: string): string {
  return term.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of a text, each once, as people may type them. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  eachWord(foldTerm(text), (word) => terms.add(word));
  // Only where it makes a difference: most texts would be folded to the same words again.
  if (/[äöüÄÖÜ]/.test(text)) eachWord(foldDots(text), (word) => terms.add(word));
  return terms;
}

/** The terms of a search text. */
export function searchedTerms(words: string): string[] {
  const terms: string[] = [];
  eachWord(foldTerm(words), (word) => terms.push(word));
  return terms;
}

/** By hand and not by `split`: a market has millions of words, and Unicode classes take five times as long. */
function eachWord(folded: string, tell: (word: string) => void): void {
  let from = -1;
  for (let at = 0; at <= folded.length; at += 1) {
    if (isPartOfWord(folded.charCodeAt(at))) {
      if (from < 0) from = at;
    } else if (from >= 0) {
      tell(folded.slice(from, at));
      from = -1;
    }
  }
}

/** Of lower-case text; NaN behind its end. Beyond ASCII everything but punctuation and spaces. */
function isPartOfWord(code: number): boolean {
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58);
  return code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && code !== 0x3000 && code !== 0xd7;
}
