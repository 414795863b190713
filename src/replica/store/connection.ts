import { Dexie } from 'dexie';
import { storeFault } from './fault.ts';

/**
 * The connection of a replica to its store, which the browser may close under us (rule S3). A replica that was closed on
 * purpose stays closed.
 */
export class Connection {
  #db: Dexie;
  #reopening: Promise<void> | null = null;
  #suspected = false;
  #openings = 0;
  #listeners = new Set<() => void>();

  constructor(db: Dexie) {
    this.#db = db;
    const count = () => {
      this.#openings += 1;
      // Dexie is still opening: a query asked in this moment would wait for itself.
      if (this.#openings > 1) setTimeout(() => this.#listeners.forEach((listener) => void listener()));
    };
    db.on('ready', count, true);
  }

  /**
   * Lets go of a connection, so that the next request opens another. Only where there is one: closed while it is being
   * opened, Dexie would believe itself open without a connection, or wait for an opening that never happens.
   */
  letGo(): void {
    if (this.#db.isOpen()) this.#db.close({ disableAutoOpen: false });
  }

  /**
   * Opens again. Many requests fail at once; one of them opens, the others wait for it.
   * @param broken the connection the failed request ran on
   * @throws what opening throws
   */
  reopen(broken: IDBDatabase | null): Promise<void> {
    const db = this.#db;
    // Dexie calls a failed `open` and a `close` by one name, except for this error.
    if (db.hasBeenClosed()) return Promise.reject(new Dexie.DatabaseClosedError());
    const now = db.backendDB();
    if (now && now !== broken) return Promise.resolve();
    this.#reopening ??= (async () => {
      this.letGo();
      await db.open();
    })().finally(() => {
      this.#reopening = null;
    });
    return this.#reopening;
  }

  /**
   * Runs a query, and once more where the store was closed under it. What the store cannot answer even then is thrown as
   * DatabaseClosedError: a live query keeps what it has told last, and asks again when the store is opened again.
   */
  async readAgain<Result>(query: () => Promise<Result>): Promise<Result> {
    const broken = this.#db.backendDB();
    try {
      return await query();
    } catch (error) {
      if (!this.#isFault(error)) throw error;
      try {
        await this.reopen(broken);
        return await query();
      } catch (second) {
        if (storeFault(second) === 'damaged') this.suspect();
        throw this.#isFault(second) ? new Dexie.DatabaseClosedError() : second;
      }
    }
  }

  #isFault(error: unknown): boolean {
    const fault = storeFault(error);
    // A query that a newer one has overtaken is aborted as well, over a connection that lives.
    return fault === 'aborted' ? !this.#db.isOpen() : fault !== 'none';
  }

  /** Something could not be read or written twice: the store is closed, and looked through when it is opened again. */
  suspect(): void {
    this.#suspected = true;
    this.letGo();
  }

  /** Whether it was suspected since it was last asked. */
  wasSuspected(): boolean {
    const was = this.#suspected;
    this.#suspected = false;
    return was;
  }

  /** How often it was opened again, as a store for React: live queries have to be run again each time. */
  readonly reopenings = {
    subscribe: (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
    read: (): number => Math.max(0, this.#openings - 1),
  };
}
