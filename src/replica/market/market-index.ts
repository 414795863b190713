import type { Job } from '../../../contract/entities/job.ts';
import { type MarketFacts, type MarketFilters, ordered, passes } from './filters.ts';
import { WordIndex } from './word-index.ts';

export type PlaceWithJobs = { label: string; lat: number; lng: number; jobs: number };

function factsOf(job: Job): MarketFacts {
  const { _id, ver, kind, pay, remote, location, startDate, publishedAt, validThrough } = job;
  return { _id, ver, kind, pay, remote, location, startDate, publishedAt, validThrough };
}

function textOf(job: Job): string {
  const lists = [job.tasks, job.must, job.nice, job.benefits].flat();
  return [job.title, job.companyName, job.location?.label, job.description, ...lists].join('\n');
}

/** Words and facts of the jobs on this device: what a search needs, without the jobs themselves. */
export class MarketIndex {
  #words = new WordIndex();
  /** By slot; null where the job is gone, or has moved to a newer slot. */
  #facts: (MarketFacts | null)[] = [];
  #slots = new Map<string, number>();

  put(job: Job): void {
    this.remove(job._id);
    const slot = this.#facts.length;
    this.#facts.push(factsOf(job));
    this.#slots.set(job._id, slot);
    this.#words.add(slot, textOf(job));
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#facts[slot] = null;
    this.#slots.delete(id);
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
  find(filters: MarketFilters, now: number): string[] {
    const held = this.#words.search(filters.words, this.#facts.length);
    const found = this.#facts.filter(
      (facts, slot): facts is MarketFacts =>
        facts !== null && (held === undefined || held[slot] === 1) && passes(facts, filters, now),
    );
    return ordered(found, filters).map(({ _id }) => _id);
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
    const places = new Map<string, PlaceWithJobs>();
    for (const facts of this.#facts) {
      if (!facts?.location) continue;
      const known = places.get(facts.location.label);
      if (known) known.jobs += 1;
      else places.set(facts.location.label, { ...facts.location, jobs: 1 });
    }
    return [...places.values()].sort((a, b) => b.jobs - a.jobs || a.label.localeCompare(b.label));
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Slots that are given up but still take memory. */
  get wasted(): number {
    return this.#facts.length - this.#slots.size;
  }
}
