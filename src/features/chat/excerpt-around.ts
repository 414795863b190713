import { fold } from '../../../contract/fold.ts';

/** Letters before the first found word that still stand in the excerpt. */
const BEFORE = 30;

/** A text from shortly before the first of the searched words on, with that word apart. */
export function excerptAround(text: string, words: string): { before: string; match: string; after: string } {
  const letters = Array.from(text.replace(/\s+/gu, ' '));
  // Folding may make two letters of one (ß): each is folded by itself, so that places stay those of the text.
  const folded = letters.map((letter) => (letter === ' ' ? ' ' : fold(letter)));
  const wanted = fold(words).split(' ').filter(Boolean);
  const [first] = wanted
    .map((word) => placeOf(folded, word))
    .filter((place) => place !== null)
    .toSorted((a, b) => a.from - b.from);
  if (!first) return { before: letters.join(''), match: '', after: '' };
  const start = first.from > BEFORE ? first.from - BEFORE : 0;
  return {
    before: (start > 0 ? '…' : '') + letters.slice(start, first.from).join(''),
    match: letters.slice(first.from, first.to).join(''),
    after: letters.slice(first.to).join(''),
  };
}

function placeOf(folded: readonly string[], word: string): { from: number; to: number } | null {
  for (const from of folded.keys()) {
    let said = '';
    let to = from;
    while (said.length < word.length && to < folded.length) said += folded[to++];
    if (said.startsWith(word)) return { from, to };
  }
  return null;
}
