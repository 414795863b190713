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

/** Tells every place of every word, in the order in which they were written. */
export function eachPlace({ terms, places }: Postings, tell: (term: string, place: number) => void): void {
  const words = terms.split('\n');
  let word = 0;
  let place = -1;
  let difference = 0;
  let scale = 1;
  for (const byte of places) {
    difference += (byte % MORE) * scale;
    if (byte >= MORE) {
      scale *= MORE;
      continue;
    }
    if (difference === 0) {
      word += 1;
      place = -1;
    } else {
      place += difference;
      tell(words[word] as string, place);
    }
    difference = 0;
    scale = 1;
  }
}

/** Whether these are postings that were written whole, of places below a limit. */
export function arePostings({ terms, places }: Postings, limit: number): boolean {
  const words = terms.split('\n');
  let told = 0;
  let before = '';
  let ok = true;
  eachPlace({ terms, places }, (term, place) => {
    if (term !== before) {
      told += 1;
      before = term;
    }
    ok &&= term !== undefined && place < limit;
  });
  const isEmpty = terms === '' && places.length === 0;
  return ok && (isEmpty || (told === words.length && places.at(-1) === 0));
}
