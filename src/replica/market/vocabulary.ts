import { letters } from './near-words.ts';

/** Terms that came in since the vocabulary was sorted; so many are walked through one by one. */
const UNSORTED_MAX = 2_000;

/** The terms of an index, each once, in an order in which those that begin alike stand together. */
export class Vocabulary {
  #sorted: string[] = [];
  #letters = new Uint32Array(0);
  #unsorted: string[] = [];

  /** @param term one that is not here yet */
  add(term: string): void {
    this.#unsorted.push(term);
  }

  *all(): Generator<string> {
    yield* this.#sorted;
    yield* this.#unsorted;
  }

  /** Terms that begin so, of at most so many letters. */
  beginning(word: string, most = Number.POSITIVE_INFINITY): string[] {
    this.#sort();
    const found: string[] = [];
    for (let at = lowerBound(this.#sorted, word); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at] as string;
      if (!term.startsWith(word)) break;
      if (term.length <= most) found.push(term);
    }
    for (const term of this.#unsorted) if (term.length <= most && term.startsWith(word)) found.push(term);
    return found;
  }

  /** Terms whose length differs by at most `most` and that pass a test, which is told their letters as bits. */
  like(length: number, most: number, test: (term: string, letters: number) => boolean): string[] {
    this.#sort();
    const fits = (term: string) => Math.abs(term.length - length) <= most;
    return [
      ...this.#sorted.filter((term, at) => fits(term) && test(term, this.#letters[at] as number)),
      ...this.#unsorted.filter((term) => fits(term) && test(term, letters(term))),
    ];
  }

  #sort(): void {
    if (this.#unsorted.length <= UNSORTED_MAX) return;
    this.#sorted = [...this.#sorted, ...this.#unsorted].sort();
    this.#letters = Uint32Array.from(this.#sorted, letters);
    this.#unsorted = [];
  }
}

/** Where a word stands, or would stand, in a sorted list. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
