import type { Job } from '../../../contract/entities/job.ts';
import type { MarketFilters } from './filters.ts';
import type { Count, Counting, PlaceWithJobs } from './market-index.ts';

/** What a page asks of the market's worker. One question at a time: a newer one takes the place of the last. */
export type MarketQuestion = { question: number; filters: MarketFilters };

/** What else is counted, until the next message of this kind: saved searches, towns of the map, ways out of no hits. */
export type MarketCounting = { counting: Counting[] };

/** The counts by their keys, and again whenever one has changed. */
export type MarketCounts = { counts: Record<string, Count> };

/** The answer, and again whenever it has changed. */
export type MarketAnswer = {
  question: number;
  /**
   * The full hour, of the server's time, from which filters that count days were reckoned (search-moment.ts); null until
   * all jobs were looked at.
   */
  hour: number | null;
  ids: string[];
  /** The first of them, so that a list can be shown at once. */
  first: Job[];
  /** Jobs on this device. */
  size: number;
  /** They were all of the server's when they were counted. */
  all: boolean;
  /** All of them were looked at; until then more are found by themselves. */
  whole: boolean;
  /** And have been all of the server's since: whatever comes from then on is news. */
  loaded: boolean;
  places: PlaceWithJobs[];
};

/** First message to the worker: whose market it is, by the name of its database. */
export type MarketOpening = { uid: string; name: string };
