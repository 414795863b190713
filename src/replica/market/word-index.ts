import { holdsWord, PART_MIN } from '../../../contract/search/compounds.ts';
import { foldDots, foldTerm } from '../../../contract/search/fold-term.ts';
import { HALF_MIN, isWider } from '../../../contract/search/halves.ts';
import { otherForms } from '../../../contract/search/other-forms.ts';
import { type Asked, readQuery, type Term } from '../../../contract/search/read-query.ts';
import { isForm, stemsOf } from '../../../contract/search/stems.ts';
import { type AdText, eachWordOf, ZONE, ZONES, type Zone } from './ad-words.ts';
import { differingLetters, isNear, letters, mostEdits } from './near-words.ts';
import { PlacesWriter, type Postings, readPostings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** Other forms of a word begin as it does, and are not much longer. */
const ROOT_MIN = 3;
const ENDING_MAX = 6;
const ZONE_OF = { ad: ZONE.body, head: ZONE.head, title: ZONE.title } as const;
/** Beyond so many things asked for the difference is not noticeable. */
const ASKED_MAX = 250;
/** Words whose terms are remembered. */
const MEANINGS_MAX = 200;

/** A term of the vocabulary that is meant, and the least zone in which it counts. */
type Meant = { term: string; zone: Zone };

/**
 * Which documents hold which words: numbers instead of objects, because a market of 20,000 jobs has millions of words,
 * and a cheap phone has to hold them. (MiniSearch was the alternative: ten times the memory, and a ranking that
 * decision 7 forbids.) Documents are slots of its owner; a slot that was given up is skipped by the owner. How a text is
 * understood is contract/search, the same for the server.
 */
export class WordIndex {
  /** By term: slot times four, and the zone. */
  #places = new Map<string, number[]>();
  #vocabulary = new Vocabulary();
  /** What words meant, until an ad comes or goes: counts ask for the same words again, and compounds cost a walk over all terms. */
  #meanings = new Map<string, Meant[]>();
  /** Words of which it was asked whether they are known. */
  #known = new Map<string, boolean>();
  #lives: (slot: number) => boolean;

  /** @param lives whether a slot has not been given up */
  constructor(lives: (slot: number) => boolean) {
    this.#lives = lives;
  }

  /** @param slot higher than all before */
  add(slot: number, ad: AdText): void {
    this.forget();
    eachWordOf(ad, (term, zone) => this.#placesOf(term).push(slot * ZONES + zone));
  }

  /** @param first slot of the first document, higher than all before */
  load(first: number, postings: Postings): void {
    this.forget();
    readPostings(postings, Number.POSITIVE_INFINITY, first * ZONES, (term) => this.#placesOf(term));
  }

  /**
   * The words of groups of documents, apart from the rest. One walk for all groups: there are millions of places.
   * @param groups slots of each, in ascending order; they are renumbered from 0
   */
  postings(groups: readonly (readonly number[])[], slots: number): Postings[] {
    const groupOf = new Int16Array(slots).fill(-1);
    const numberOf = new Int32Array(slots);
    for (const [group, members] of groups.entries())
      for (const [number, slot] of members.entries()) {
        groupOf[slot] = group;
        numberOf[slot] = number;
      }
    const writers = groups.map(() => new PlacesWriter());
    for (const [term, places] of this.#places)
      for (const place of places) {
        const slot = slotOf(place);
        const group = groupOf[slot] as number;
        if (group >= 0) writers[group]?.add(term, (numberOf[slot] as number) * ZONES + (place % ZONES));
      }
    return writers.map((writer) => writer.done());
  }

  /** Whether some ad that is still here has it. */
  #isHeld(term: string): boolean {
    return (this.#places.get(term) ?? []).some((place) => this.#lives(slotOf(place)));
  }

  #placesOf(term: string): number[] {
    const known = this.#places.get(term);
    if (known) return known;
    const places: number[] = [];
    this.#places.set(term, places);
    this.#vocabulary.add(term);
    return places;
  }

  /** What words meant: a slot was given up, or another came. */
  forget(): void {
    if (this.#meanings.size > 0) this.#meanings.clear();
    if (this.#known.size > 0) this.#known.clear();
  }

  /** Whether a word stands in the head of some ad. What no ad has any more is not known: after a start it would be missing. */
  #isKnown = (term: string): boolean => {
    const asked = this.#known.get(term);
    if (asked !== undefined) return asked;
    const places = this.#places.get(term) ?? [];
    const isKnown = places.some((place) => place % ZONES >= ZONE.head && this.#lives(slotOf(place)));
    this.#known.set(term, isKnown);
    return isKnown;
  };

  /**
   * Slots that hold everything that is asked for: a word as it is or with another ending anywhere; in title, company,
   * place and tasks also in other forms and as a part of a compound. Where there is none of that: its beginning in any
   * text, then wider words, then what it may be a slip of.
   * @param slots how many there are; @param inTitle only what stands in the title counts
   * @returns 1 at the slots found; undefined where nothing was searched for
   */
  search(words: string, slots: number, inTitle = false): Uint8Array | undefined {
    const asked = readQuery(words).slice(0, ASKED_MAX);
    if (asked.length === 0) return undefined;
    const held = new Uint8Array(slots);
    const least = inTitle ? ZONE.title : ZONE.body;
    for (const [at, one] of asked.entries())
      this.#eachHolding(one, slots, least, (slot) => {
        if (held[slot] === at) held[slot] = at + 1;
      });
    return held.map((count) => (count === asked.length ? 1 : 0));
  }

  #eachHolding({ meanings }: Asked, slots: number, least: Zone, tell: (slot: number) => void): void {
    let any = false;
    const found = (slot: number) => {
      // One that was given up says nothing: after a start it is not there (rule S7.1).
      any ||= this.#lives(slot);
      tell(slot);
    };
    for (const terms of meanings)
      this.#eachWithAll(
        terms.map((term) => this.#meant(term)),
        slots,
        least,
        found,
      );
    if (any) return;
    // No job has it: it is half typed, or mistyped. A word with a synonym needs no guess.
    const [itself = []] = meanings;
    const guesses = [
      (word: string) => this.#vocabulary.beginning(word),
      (word: string) => this.#wider(word),
      (word: string) => this.#near(word),
    ];
    for (const guess of guesses) {
      if (any) return;
      const meant = itself.map(({ word }) =>
        anywhere([word, ...otherForms(word)].flatMap(spellingsOf).flatMap(guess)),
      );
      this.#eachWithAll(meant, slots, least, found);
    }
  }

  /** Slots that hold one of the words for each term. */
  #eachWithAll(
    terms: readonly (readonly Meant[])[],
    slots: number,
    least: Zone,
    tell: (slot: number) => void,
  ): void {
    const counts = terms.length > 1 ? new Uint8Array(slots) : null;
    for (const [at, meant] of terms.entries())
      for (const { term, zone } of meant) {
        const from = Math.max(zone, least);
        for (const place of this.#places.get(term) ?? []) {
          if (place % ZONES < from) continue;
          const slot = slotOf(place);
          if (!counts) tell(slot);
          else if (counts[slot] === at) counts[slot] = at + 1;
        }
      }
    for (const [slot, count] of counts?.entries() ?? []) if (count === terms.length) tell(slot);
  }

  #meant({ word, where }: Term): Meant[] {
    if (where === 'mark') return [{ term: word, zone: ZONE.body }];
    const least = ZONE_OF[where];
    return spellingsOf(word).flatMap((folded) => this.#meantBy(folded, least));
  }

  #meantBy(word: string, least: Zone): Meant[] {
    const key = `${least}${word}`;
    const known = this.#meanings.get(key) ?? this.#lookedUp(word, least);
    if (this.#meanings.size > MEANINGS_MAX) this.#meanings.clear();
    this.#meanings.set(key, known);
    return known;
  }

  #lookedUp(word: string, least: Zone): Meant[] {
    const meant: Meant[] = [{ term: word, zone: least }];
    if (least === ZONE.title) return meant;
    const { same, wide } = stemsOf(word);
    const root = sharedStart([word, same, ...wide]);
    if (root.length >= ROOT_MIN)
      for (const term of this.#vocabulary.beginning(root, word.length + ENDING_MAX))
        if (stemsOf(term).same === same) meant.push({ term, zone: least });
        else if (isForm(term, word)) meant.push({ term, zone: ZONE.head });
    if (word.length >= PART_MIN.beginning)
      for (const term of this.#vocabulary.beginning(word)) meant.push({ term, zone: ZONE.head });
    if (word.length >= PART_MIN.end) {
      const part = word.length > PART_MIN.end ? word.slice(0, -1) : word;
      for (const term of this.#vocabulary.all())
        if (term.indexOf(part, 1) > 0 && holdsWord(term, word, this.#isKnown))
          meant.push({ term, zone: ZONE.head });
    }
    return meant;
  }

  #wider(word: string): string[] {
    const beginning = this.#vocabulary.beginning(word.slice(0, HALF_MIN));
    return word.length < 2 * HALF_MIN ? [] : beginning.filter(isWider(word, this.#isKnown));
  }

  /** The terms with the fewest differences, and only if there are few. */
  #near(word: string): string[] {
    const mine = letters(word);
    for (let most = 1; most <= mostEdits(word.length); most += 1) {
      const found = this.#vocabulary.like(
        word.length,
        most,
        (term, theirs) =>
          differingLetters(mine, theirs) <= 2 * most && isNear(word, term, most) && this.#isHeld(term),
      );
      if (found.length > 0) return found;
    }
    return [];
  }
}

/** An umlaut is two letters to some and a bare vowel to others; texts are indexed as both. */
function spellingsOf(word: string): string[] {
  return [...new Set([foldTerm(word), foldDots(word)])];
}

function slotOf(place: number): number {
  return (place - (place % ZONES)) / ZONES;
}

function anywhere(terms: readonly string[]): Meant[] {
  return terms.map((term) => ({ term, zone: ZONE.body }));
}

/** The beginning that all of these have. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
