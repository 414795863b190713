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

/** An umlaut that was written as a letter and its dots is one letter. */
function composed(term: string): string {
  return term.toLowerCase().normalize('NFC');
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

/**
 * By hand and not by `split`: a market has millions of words, and Unicode classes take five times as long.
 * @param tell `isPlain`: it is its own folded form
 */
function eachWord(lower: string, tell: (word: string, isPlain: boolean) => void): void {
  let from = -1;
  let isPlain = true;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (isPartOfWord(code)) {
      if (from < 0) from = at;
      if (code > 127) isPlain = false;
    } else if (from >= 0) {
      tell(lower.slice(from, at), isPlain);
      from = -1;
      isPlain = true;
    }
  }
}

/** Of lower-case text; NaN behind its end. Beyond ASCII everything but punctuation and spaces. */
function isPartOfWord(code: number): boolean {
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58);
  return code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && code !== 0x3000 && code !== 0xd7;
}
