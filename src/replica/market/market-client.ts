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
  #port: MarketPort;
  #listeners = new Set<() => void>();
  #question = 0;
  #asked: MarketFilters | null = null;
  #answer: MarketFound | null = null;
  #counting = new Map<object, readonly Counting[]>();
  #counts: Counts = {};

  constructor(port: MarketPort, opening: MarketOpening) {
    this.#port = port;
    port.onmessage = ({ data }) => {
      if ('counts' in data) {
        this.#counts = data.counts;
        for (const listener of this.#listeners) listener();
        return;
      }
      // Of a question that is no longer asked.
      if (data.question !== this.#question || !this.#asked) return;
      this.#answer = { ...data, filters: this.#asked };
      for (const listener of this.#listeners) listener();
    };
    port.postMessage(opening);
  }

  /** Asks again if the filters have changed. The last answer stays on the screen until then. */
  ask(filters: MarketFilters): void {
    if (this.#asked === filters) return;
    this.#asked = filters;
    this.#question += 1;
    this.#port.postMessage({ question: this.#question, filters });
  }

  /** What `owner` wants to be counted from now on, in the place of what it wanted before. */
  count(owner: object, counting: readonly Counting[]): void {
    if (counting.length > 0) this.#counting.set(owner, counting);
    else if (!this.#counting.delete(owner)) return;
    this.#port.postMessage({ counting: [...this.#counting.values()].flat() });
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
  const worker = new Worker(new URL('./market-worker.ts', import.meta.url), {
    type: 'module',
    name: 'market',
  });
  const client = new MarketClient(worker as MarketPort, { uid: db.uid, name: db.name });
  clients.set(db, client);
  db.on('close', () => worker.terminate());
  return client;
}
