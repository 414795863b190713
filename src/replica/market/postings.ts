/**
 * Which documents hold which words, as it is kept: the words in lines, and for each the places in ascending order, as
 * the differences between them and a 0 behind the last. A difference is bytes of seven bits, the lowest first, the
 * eighth says that more follow. A place is a number that tells document and zone (word-index.ts).
 */
export type Postings = { terms: string; places: Uint8Array };

const MORE = 128;

/** Writes postings, a word after the other. */
export class PlacesWriter {
  #terms: string[] = [];
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #last = -1;

  /** @param place higher than the one before of the same word */
  add(term: string, place: number): void {
    if (this.#terms.at(-1) !== term) {
      if (this.#terms.length > 0) this.#put(0);
      this.#terms.push(term);
      this.#last = -1;
    }
    let difference = place - this.#last;
    this.#last = place;
    for (; difference >= MORE; difference = Math.floor(difference / MORE))
      this.#put((difference % MORE) + MORE);
    this.#put(difference);
  }

  done(): Postings {
    if (this.#terms.length > 0) this.#put(0);
    return { terms: this.#terms.join('\n'), places: this.#bytes.slice(0, this.#length) };
  }

  #put(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(this.#length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}

/**
 * Adds the places of each word to its list, raised by `from`. Without `listOf` it only looks. By hand and in one loop: a
 * market has millions of places.
 * @returns whether these are postings that were written whole, of places below `limit`; where not it stops
 */
export function readPostings(
  { terms, places }: Postings,
  limit: number,
  from = 0,
  listOf?: (term: string) => number[],
): boolean {
  if (!(places instanceof Uint8Array) || typeof terms !== 'string') return false;
  if (terms === '') return places.length === 0;
  let at = 0;
  for (const term of terms.split('\n')) {
    const list = listOf?.(term);
    let place = -1;
    for (;;) {
      let byte: number | undefined;
      let difference = 0;
      let scale = 1;
      do {
        byte = places[at++];
        if (byte === undefined) return false;
        difference += (byte & (MORE - 1)) * scale;
        scale *= MORE;
      } while (byte >= MORE);
      if (difference === 0) break;
      place += difference;
      if (place >= limit) return false;
      list?.push(from + place);
    }
    if (place < 0) return false;
  }
  return at === places.length;
}
