import MiniSearch from 'minisearch';
import type { Job } from '../../../contract/entities/job.ts';
import { inOrder, type MarketFilters, passes } from './filters.ts';

/** `Küche` and `kueche` and `kuche` are one word to somebody who types on a phone. */
export function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

type Entry = { id: string; title: string; company: string; place: string; text: string };

function entryOf(job: Job): Entry {
  return {
    id: job._id,
    title: job.title,
    company: job.companyName,
    place: job.location?.label ?? '',
    text: [job.description, ...job.tasks, ...job.must, ...job.nice, ...job.benefits].join('\n'),
  };
}

/** Full text over the jobs of this device. Kept up by differences: a market changes by a few rows at a time. */
export class MarketIndex {
  #search = new MiniSearch<Entry>({
    fields: ['title', 'company', 'place', 'text'],
    processTerm: (term) => foldTerm(term),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, company: 2, place: 2 },
      combineWith: 'AND',
    },
  });
  #jobs = new Map<string, Job>();

  /** Brings the index to exactly these jobs. */
  update(jobs: readonly Job[]): void {
    const next = new Map(jobs.map((job) => [job._id, job]));
    for (const [id, known] of this.#jobs) {
      const now = next.get(id);
      if (now && now.ver === known.ver) continue;
      this.#search.discard(id);
      if (!now) this.#jobs.delete(id);
    }
    for (const [id, job] of next) {
      const known = this.#jobs.get(id);
      if (known?.ver === job.ver) continue;
      this.#search.add(entryOf(job));
      this.#jobs.set(id, job);
    }
  }

  /** Jobs that hold every word and pass every filter, in the reader's order. */
  find(filters: MarketFilters): Job[] {
    const words = filters.words.trim();
    const found: (Job | undefined)[] = words
      ? this.#search.search(words).map((hit) => this.#jobs.get(hit.id as string))
      : [...this.#jobs.values()];
    return found
      .filter((job): job is Job => job !== undefined && passes(job, filters))
      .toSorted(inOrder(filters));
  }

  /** Places that have jobs, with the number of them, most first: what the place field proposes. */
  places(): { label: string; lat: number; lng: number; jobs: number }[] {
    const places = new Map<string, { label: string; lat: number; lng: number; jobs: number }>();
    for (const { location } of this.#jobs.values()) {
      if (!location) continue;
      const known = places.get(location.label);
      if (known) known.jobs += 1;
      else places.set(location.label, { ...location, jobs: 1 });
    }
    return [...places.values()].toSorted((a, b) => b.jobs - a.jobs || a.label.localeCompare(b.label));
  }

  get size(): number {
    return this.#jobs.size;
  }
}
