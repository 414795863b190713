import { searchedTerms, termsOf } from './fold-term.ts';
import { differingLetters, isNear, letters, mostEdits } from './near-words.ts';

/** Letters of a word that is looked for inside compounds, and of the part before it. */
const PART_MIN = 5;
const FIRST_PART_MIN = 3;

/** Terms that came in since the vocabulary was sorted; so many are walked through one by one. */
const UNSORTED_MAX = 2_000;

/**
 * Which documents hold which words: numbers instead of objects, because a market of 20,000 jobs has five million
 * words, and a cheap phone has to hold them. (MiniSearch was the alternative: ten times the memory, and a ranking
 * that decision 7 forbids.) Documents are slots of its owner; a slot that was given up is skipped by the owner.
 */
export class WordIndex {
  #slots = new Map<string, number[]>();
  #sorted: string[] = [];
  #letters = new Uint32Array(0);
  #unsorted: string[] = [];

  /** @param slot higher than all before */
  add(slot: number, text: string): void {
    for (const term of termsOf(text)) {
      const known = this.#slots.get(term);
      if (known) known.push(slot);
      else {
        this.#slots.set(term, [slot]);
        this.#unsorted.push(term);
      }
    }
  }

  /**
   * Slots that hold every word: as it is, as a beginning, or as a later part of a compound (`fahrer` of
   * `Auslieferungsfahrerin`); where there is none of that, mistyped.
   * @param slots how many there are; @returns 1 at the slots found; undefined where nothing was searched for
   */
  search(words: string, slots: number): Uint8Array | undefined {
    const wanted = searchedTerms(words);
    if (wanted.length === 0) return undefined;
    this.#sort();
    const held = new Uint8Array(slots);
    // Counted up word by word; beyond 250 words the difference is not noticeable.
    const counted = wanted.slice(0, 250);
    for (const [at, word] of counted.entries()) {
      for (const term of this.#meant(word)) {
        for (const slot of this.#slots.get(term) ?? []) if (held[slot] === at) held[slot] = at + 1;
      }
    }
    return held.map((count) => (count === counted.length ? 1 : 0));
  }

  #meant(word: string): string[] {
    const held = [...this.#beginning(word), ...this.#compounds(word)];
    return held.length > 0 ? held : this.#near(word);
  }

  /** A short word stands in too many others by chance: `rat` in `Beratung`. */
  #compounds(word: string): string[] {
    if (word.length < PART_MIN) return [];
    const found: string[] = [];
    for (const term of this.#slots.keys()) if (term.indexOf(word, FIRST_PART_MIN) > 0) found.push(term);
    return found;
  }

  #beginning(word: string): string[] {
    const found: string[] = [];
    for (let at = lowerBound(this.#sorted, word); at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at] as string;
      if (!term.startsWith(word)) break;
      found.push(term);
    }
    for (const term of this.#unsorted) if (term.startsWith(word)) found.push(term);
    return found;
  }

  #near(word: string): string[] {
    const most = mostEdits(word.length);
    if (most === 0) return [];
    const mine = letters(word);
    const found: string[] = [];
    for (let at = 0; at < this.#sorted.length; at += 1) {
      const term = this.#sorted[at] as string;
      if (Math.abs(term.length - word.length) > most) continue;
      if (differingLetters(mine, this.#letters[at] as number) > 2 * most) continue;
      if (isNear(word, term, most)) found.push(term);
    }
    for (const term of this.#unsorted) if (isNear(word, term, most)) found.push(term);
    return found;
  }

  #sort(): void {
    if (this.#unsorted.length <= UNSORTED_MAX) return;
    this.#sorted = [...this.#slots.keys()].sort();
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
