import { searchedTerms, termsOf } from '../../../contract/search/fold-term.ts';

/**
 * Things that have, for each typed word, a word that begins with it; all of them if nothing was typed. They keep their
 * order: nothing is ranked.
 */
export function matching<Thing extends { label: string; note?: string | null | undefined }>(
  things: readonly Thing[],
  typed: string,
): readonly Thing[] {
  if (typed.trim() === '') return things;
  const words = searchedTerms(typed);
  // Signs alone are no word of anything.
  if (words.length === 0) return [];
  return things.filter(({ label, note }) => {
    const terms = [...termsOf(`${label} ${note ?? ''}`)];
    return words.every((word) => terms.some((term) => term.startsWith(word)));
  });
}
