import type { Replica } from '../database.ts';
import type { MarketFilters } from './filters.ts';
import type { Count, Counting } from './market-index.ts';
import type {
  MarketAnswer,
  MarketCounting,
  MarketCounts,
  MarketOpening,
  MarketQuestion,
} from './market-message.ts';

/** A worker, or what stands for one in a test. */
export type MarketPort = {
  postMessage: (message: MarketOpening | MarketQuestion | MarketCounting) => void;
  onmessage: ((event: { data: MarketAnswer | MarketCounts }) => void) | null;
};

/** An answer and what was asked. */
export type MarketFound = MarketAnswer & { filters: MarketFilters };

/** By key; what has not been counted yet is missing. */
export type Counts = Readonly<Record<string, Count | undefined>>;

/** The page's end of the market's worker; a store for React. */
export class MarketClient {
  #begin: () => MarketPort;
  #port: MarketPort | undefined;
  #listeners = new Set<() => void>();
  #question = 0;
  #asked: MarketFilters | null = null;
  #answer: MarketFound | null = null;
  #counting = new Map<object, readonly Counting[]>();
  #counts: Counts = {};

  /** @param begin starts the worker: with the first thing it is told, so that a screen is painted before */
  constructor(begin: () => MarketPort, opening: MarketOpening) {
    this.#begin = () => {
      const port = begin();
      port.onmessage = ({ data }) => this.#hear(data);
      port.postMessage(opening);
      return port;
    };
  }

  #tell(message: MarketQuestion | MarketCounting): void {
    this.#port ??= this.#begin();
    this.#port.postMessage(message);
  }

  #hear(data: MarketAnswer | MarketCounts): void {
    if ('counts' in data) this.#counts = data.counts;
    // Of a question that is no longer asked.
    else if (data.question !== this.#question || !this.#asked) return;
    else this.#answer = { ...data, filters: this.#asked };
    for (const listener of this.#listeners) listener();
  }

  /** Asks again if the filters have changed. The last answer stays on the screen until then. */
  ask(filters: MarketFilters): void {
    if (this.#asked === filters) return;
    this.#asked = filters;
    this.#question += 1;
    this.#tell({ question: this.#question, filters });
  }

  /** What `owner` wants to be counted from now on, in the place of what it wanted before. */
  count(owner: object, counting: readonly Counting[]): void {
    if (counting.length > 0) this.#counting.set(owner, counting);
    else if (!this.#counting.delete(owner)) return;
    this.#tellCounting();
  }

  #tellCounting(): void {
    this.#tell({ counting: [...this.#counting.values()].flat() });
  }

  /** The worker has gone with the connection to the store: what is wanted is asked of a new one. */
  beginAgain(): void {
    if (!this.#port) return;
    this.#port = undefined;
    if (this.#asked) this.#tell({ question: this.#question, filters: this.#asked });
    if (this.#counting.size > 0) this.#tellCounting();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly answer = (): MarketFound | null => this.#answer;
  readonly counts = (): Counts => this.#counts;
}

/** One for each replica: coming back from a job must not index the whole market again. */
const clients = new WeakMap<Replica, MarketClient>();

export function marketOf(db: Replica): MarketClient {
  const known = clients.get(db);
  if (known) return known;
  const begin = () => {
    const worker = new Worker(new URL('./market-worker.ts', import.meta.url), {
      type: 'module',
      name: 'market',
    });
    db.on('close', () => worker.terminate());
    return worker as MarketPort;
  };
  const client = new MarketClient(begin, { uid: db.uid, name: db.name });
  db.connection.reopenings.subscribe(() => client.beginAgain());
  clients.set(db, client);
  return client;
}
