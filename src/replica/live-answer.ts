import { liveQuery } from 'dexie';
import type { Replica } from './database.ts';

export type Query<Result> = (db: Replica) => Promise<Result>;
/** What is known of an answer: nothing before the first one, told or foretold, and again once nobody listens any more. */
export type Known<Result> = { value: Result } | { error: unknown } | undefined;

type Listener<Result> = { next: (value: Result) => void; error: ((error: unknown) => void) | undefined };

/**
 * The live answer of one query, as an observable whose value may be known. The store is asked once for all listeners: the
 * first screen reads some queries in four places, and each question to the store costs a cheap phone milliseconds. It begins with the first listener and ends with the last.
 */
export class LiveAnswer<Result> {
  #db: Replica;
  #query: Query<Result>;
  #known: Known<Result>;
  #listeners = new Set<Listener<Result>>();
  #stop: (() => void) | undefined;
  /** What was foretold is over: answered by the store, or nobody listens. */
  #over = () => {};

  constructor(db: Replica, query: Query<Result>) {
    this.#db = db;
    this.#query = query;
  }

  readonly read = (): Known<Result> => this.#known;

  /**
   * What the query has answered before: it is drawn at once, and asked again live by the first who listens.
   * @returns resolves when the store has answered, or nobody listens any more
   */
  foretell(value: Result): Promise<void> {
    if (this.#known) return Promise.resolve();
    this.#known = { value };
    return new Promise((resolve) => {
      this.#over = resolve;
    });
  }

  /** Nobody has listened in time: what was foretold may be over. */
  forget(): void {
    if (this.#stop) return;
    this.#known = undefined;
    this.#over();
  }

  readonly hasValue = (): boolean => this.#known !== undefined && 'value' in this.#known;
  readonly getValue = (): Result => (this.#known as { value: Result }).value;

  /** What is known is told at once. */
  readonly subscribe = (next: (value: Result) => void, error?: (error: unknown) => void): (() => void) => {
    const mine: Listener<Result> = { next, error };
    this.#listeners.add(mine);
    if (this.#known) tellTo(mine, this.#known);
    this.#stop ??= this.#begin();
    return () => {
      this.#listeners.delete(mine);
      // A screen that takes the place of another one asks in the same task: what both read goes on.
      queueMicrotask(() => {
        if (this.#listeners.size > 0) return;
        this.#stop?.();
        this.#stop = undefined;
        this.forget();
      });
    };
  };

  #begin(): () => void {
    const { connection } = this.#db;
    const tell = (known: NonNullable<Known<Result>>) => {
      this.#known = known;
      this.#over();
      for (const listener of [...this.#listeners]) tellTo(listener, known);
    };
    const ask = () => {
      // An async function itself: only then does Dexie follow what the query awaits, and observe every table it reads.
      const asked = liveQuery(async () => connection.readAgain(() => this.#query(this.#db)));
      return asked.subscribe({ next: (value) => tell({ value }), error: (error) => tell({ error }) });
    };
    let asking = ask();
    // A store that was closed under us and opened again is asked again (rule S3).
    const forget = connection.reopenings.subscribe(() => {
      asking.unsubscribe();
      asking = ask();
    });
    return () => {
      forget();
      asking.unsubscribe();
    };
  }
}

function tellTo<Result>({ next, error }: Listener<Result>, known: NonNullable<Known<Result>>): void {
  if ('value' in known) next(known.value);
  else error?.(known.error);
}

const answers = new WeakMap<Replica, WeakMap<object, LiveAnswer<never>>>();

/** The live answer of this query; the same for the same function. */
export function answerOf<Result>(db: Replica, query: Query<Result>): LiveAnswer<Result> {
  let known = answers.get(db);
  if (!known) {
    known = new WeakMap();
    answers.set(db, known);
  }
  const before = known.get(query) as LiveAnswer<Result> | undefined;
  if (before) return before;
  const answer = new LiveAnswer(db, query);
  known.set(query, answer as unknown as LiveAnswer<never>);
  return answer;
}
