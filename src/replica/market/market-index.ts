import type { Job } from '../../../contract/entities/job.ts';
import { factsOf, textOf } from './ad-words.ts';
import { type Hidden, isHidden, type MarketFacts, type MarketFilters, NOTHING_HIDDEN } from './filters.ts';
import { type IndexBlock, readBlock, writeFacts } from './index-block.ts';
import { ordered, passes } from './passes.ts';
import { WordIndex } from './word-index.ts';

export type PlaceWithJobs = { label: string; lat: number; lng: number; jobs: number };

/** Something to count: a search, and the instant from which on its jobs are new; null where nothing is. */
export type Counting = {
  key: string;
  filters: MarketFilters;
  since: string | null;
  /** Also among what the reader has hidden. */
  hiddenToo?: boolean;
  /** Tell so many of the first ones. */
  top?: number;
  /** Tell where they are. */
  where?: boolean;
};
/** `ids`: of the first ones, as many as were asked for. */
export type Count = { all: number; fresh: number; ids: string[]; places: PlaceWithJobs[] };

/** Key of no block. */
export const NOT_KEPT = -1;

/** Words and facts of the jobs on this device: what a search needs, without the jobs themselves. */
export class MarketIndex {
  /** By slot; null where the job is gone, or has moved to a newer slot. */
  #facts: (MarketFacts | null)[] = [];
  #words = new WordIndex((slot) => this.#facts[slot] !== null);
  #slots = new Map<string, number>();
  /** By slot: the kept block that holds it; `NOT_KEPT` where none does. */
  #blocks: number[] = [];

  put(job: Job): void {
    this.remove(job._id);
    const slot = this.#facts.length;
    this.#facts.push(factsOf(job));
    this.#blocks.push(NOT_KEPT);
    this.#slots.set(job._id, slot);
    this.#words.add(slot, textOf(job));
  }

  /**
   * Takes in what was kept of jobs, those left out that are not as they were.
   * @param key of the block; @param isCurrent whether a job is still here in this version
   * @returns how many came in; none of a block that is damaged, or mostly of the past
   */
  load(key: number, block: IndexBlock, isCurrent: (id: string, ver: number) => boolean): number {
    const all = readBlock(block);
    if (!all) return 0;
    const comes = all.map(({ _id, ver }) => !this.#slots.has(_id) && isCurrent(_id, ver));
    const count = comes.filter(Boolean).length;
    if (count * 2 < all.length) return 0;
    const first = this.#facts.length;
    for (const [at, facts] of all.entries()) {
      this.#facts.push(comes[at] ? facts : null);
      this.#blocks.push(key);
      if (comes[at]) this.#slots.set(facts._id, first + at);
    }
    this.#words.load(first, block);
    return count;
  }

  /** Living slots by the block that keeps them, in ascending order; those that none keeps under `NOT_KEPT`. */
  slotsByBlock(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const [slot, facts] of this.#facts.entries()) {
      const key = this.#blocks[slot] as number;
      const slots = found.get(key) ?? [];
      if (slots.length === 0) found.set(key, slots);
      if (facts) slots.push(slot);
    }
    return found;
  }

  /** What is to be kept of these groups of slots. */
  blocksOf(groups: readonly (readonly number[])[]): IndexBlock[] {
    const postings = this.#words.postings(groups, this.#facts.length);
    return groups.map((slots, at) => ({
      ...(postings[at] as IndexBlock),
      facts: writeFacts(slots.flatMap((slot) => this.#facts[slot] ?? [])),
    }));
  }

  /** From now on this block keeps them. */
  keptIn(key: number, slots: readonly number[]): void {
    for (const slot of slots) this.#blocks[slot] = key;
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#facts[slot] = null;
    this.#slots.delete(id);
    this.#words.forget();
  }

  /** Version of a job as it is known here; undefined where it is not. */
  version(id: string): number | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#facts[slot]?.ver;
  }

  ids(): IterableIterator<string> {
    return this.#slots.keys();
  }

  /** Ids of the jobs that hold every word and pass every filter, in the reader's order. */
  find(filters: MarketFilters, hidden: Hidden, now: number): string[] {
    return ordered(this.#found(filters, hidden, now), filters).map(({ _id }) => _id);
  }

  /** How many there are, how many were published after `since`, and where. */
  count(
    { filters, since, hiddenToo = false, top = 0, where = false }: Counting,
    hidden: Hidden,
    now: number,
  ): Count {
    const found = this.#found(filters, hiddenToo ? NOTHING_HIDDEN : hidden, now);
    const fresh = since === null ? 0 : found.filter(({ publishedAt }) => (publishedAt ?? '') > since).length;
    const ids = top > 0 ? ordered(found, filters).slice(0, top) : [];
    return { all: found.length, fresh, ids: ids.map(({ _id }) => _id), places: where ? placesOf(found) : [] };
  }

  #found(filters: MarketFilters, hidden: Hidden, now: number): MarketFacts[] {
    const held = this.#words.search(filters.words, this.#facts.length, filters.inTitle);
    return this.#facts.filter(
      (facts, slot): facts is MarketFacts =>
        facts !== null &&
        (held === undefined || held[slot] === 1) &&
        !isHidden(facts, hidden) &&
        passes(facts, filters, now),
    );
  }

  /** When the next job is over, in milliseconds; null where none ends. */
  nextEnd(now: number): number | null {
    let next: number | null = null;
    for (const facts of this.#facts) {
      const end = facts?.validThrough ? Date.parse(facts.validThrough) : 0;
      if (end > now && (next === null || end < next)) next = end;
    }
    return next;
  }

  /** Places that have jobs, most first: what the place field proposes. */
  places(): PlaceWithJobs[] {
    return placesOf(this.#facts);
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Slots that are given up but still take memory. */
  get wasted(): number {
    return this.#facts.length - this.#slots.size;
  }
}

/** Places with jobs, most first. */
function placesOf(jobs: readonly (MarketFacts | null)[]): PlaceWithJobs[] {
  const places = new Map<string, PlaceWithJobs>();
  for (const facts of jobs) {
    if (!facts?.location) continue;
    const known = places.get(facts.location.label);
    if (known) known.jobs += 1;
    else places.set(facts.location.label, { ...facts.location, jobs: 1 });
  }
  return [...places.values()].sort((a, b) => b.jobs - a.jobs || a.label.localeCompare(b.label));
}
