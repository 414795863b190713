import { Dexie } from 'dexie';
import type { Replica } from '../database.ts';
import { storeFault } from './fault.ts';

const running = new WeakMap<Replica, Promise<void>>();

/**
 * Lets go of a connection, so that the next request opens another. Only where there is one: closed while it is being
 * opened, Dexie would believe itself open without a connection, or wait for an opening that nobody is about.
 */
export function closeToReopen(db: Replica): void {
  if (db.isOpen()) db.close({ disableAutoOpen: false });
}

/**
 * Opens the replica again after the browser has closed it under us (rule S3). Many requests fail at once; one of them
 * opens, the others wait for it. A replica that was closed on purpose stays closed.
 * @param broken the connection the failed request ran on
 * @throws what opening throws
 */
export function reopen(db: Replica, broken: IDBDatabase | null): Promise<void> {
  // Dexie calls a failed `open` and a `close` by one name, except for this error.
  if (db.hasBeenClosed()) return Promise.reject(new Dexie.DatabaseClosedError());
  const now = db.backendDB();
  if (now && now !== broken) return Promise.resolve();
  const known = running.get(db);
  if (known) return known;
  const opening = (async () => {
    closeToReopen(db);
    await db.open();
  })().finally(() => running.delete(db));
  running.set(db, opening);
  return opening;
}

/**
 * Runs a query, and once more where the store was closed under it. What the store cannot answer even then is thrown as
 * DatabaseClosedError: a live query keeps what it has told last, and asks again when the store is opened again.
 */
export async function readAgain<Result>(db: Replica, query: () => Promise<Result>): Promise<Result> {
  const connection = db.backendDB();
  try {
    return await query();
  } catch (error) {
    if (!isStoreFault(db, error)) throw error;
    try {
      await reopen(db, connection);
      return await query();
    } catch (second) {
      if (storeFault(second) === 'damaged') suspect(db);
      throw isStoreFault(db, second) ? new Dexie.DatabaseClosedError() : second;
    }
  }
}

const suspects = new WeakSet<Replica>();

/** Something could not be read or written twice: the store is closed, and looked through when it is opened again. */
export function suspect(db: Replica): void {
  suspects.add(db);
  closeToReopen(db);
}

/** Whether it was suspected since it was last asked. */
export function wasSuspected(db: Replica): boolean {
  return suspects.delete(db);
}

function isStoreFault(db: Replica, error: unknown): boolean {
  const fault = storeFault(error);
  // A query that a newer one has overtaken is aborted as well, over a connection that lives.
  return fault === 'aborted' ? !db.isOpen() : fault !== 'none';
}

/** How often the replica was opened again, as a store for React: live queries have to be asked anew each time. */
export function reopenings(db: Replica): {
  subscribe: (listener: () => void) => () => void;
  read: () => number;
} {
  const known = counters.get(db);
  if (known) return known;
  let openings = 0;
  const listeners = new Set<() => void>();
  db.on(
    'ready',
    () => {
      openings += 1;
      // Dexie is still opening: a query asked in this moment would wait for itself.
      if (openings > 1) setTimeout(() => listeners.forEach((listener) => void listener()));
    },
    true,
  );
  const counter = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => Math.max(0, openings - 1),
  };
  counters.set(db, counter);
  return counter;
}

const counters = new WeakMap<Replica, ReturnType<typeof reopenings>>();
