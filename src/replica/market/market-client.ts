import type { Replica } from '../database.ts';
import type { MarketFilters } from './filters.ts';
import type { MarketAnswer, MarketOpening, MarketQuestion } from './market-message.ts';

/** A worker, or what stands for one in a test. */
export type MarketPort = {
  postMessage: (message: MarketOpening | MarketQuestion) => void;
  onmessage: ((event: { data: MarketAnswer }) => void) | null;
};

/** An answer and what was asked. */
export type MarketFound = MarketAnswer & { filters: MarketFilters };

/** The page's end of the market's worker; a store for React. */
export class MarketClient {
  #port: MarketPort;
  #listeners = new Set<() => void>();
  #question = 0;
  #asked: MarketFilters | null = null;
  #answer: MarketFound | null = null;

  constructor(port: MarketPort, opening: MarketOpening) {
    this.#port = port;
    port.onmessage = ({ data }) => {
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly answer = (): MarketFound | null => this.#answer;
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
