import { getMeta, type Replica } from '../database.ts';
import { watchReplica } from '../watch.ts';
import { putMeta } from '../write-gate.ts';

/** What of `navigator.storage` is needed; missing outside of https. */
export type Persistence = Pick<StorageManager, 'persist' | 'persisted'>;

/**
 * Asks the browser once to keep everything for good, as soon as there is something to keep: the first entry or draft
 * (rule S2). Not earlier, because browsers decide by how much an app is used. The outcome is
 * noted in the replica. Answers how to stop.
 */
export function persistOnce(db: Replica, storage: Persistence | undefined): () => void {
  let asked = false;
  const stop = watchUnfinished(db, (unfinished) => {
    if (asked || unfinished === 0) return;
    asked = true;
    // Counting on after every tap would make taps slower.
    queueMicrotask(stop);
    void ask(db, storage).catch(() => {});
  });
  return stop;
}

/** Calls back with the number of entries and drafts, now and after every change. Counts, and reads no rows. */
export function watchUnfinished(db: Replica, next: (unfinished: number) => void): () => void {
  return watchReplica(
    db,
    () =>
      db.transaction(
        'r',
        db.outbox,
        db.draft,
        async () => (await db.outbox.count()) + (await db.draft.count()),
      ),
    next,
  );
}

async function ask(db: Replica, storage: Persistence | undefined): Promise<void> {
  if (!storage?.persist || (await getMeta(db, 'persisted')) !== undefined) return;
  await savePersisted(db, (await storage.persisted()) || (await storage.persist()));
}

/** Undefined: it has not been asked. */
export function readPersisted(db: Replica): Promise<boolean | undefined> {
  return getMeta(db, 'persisted');
}

export function savePersisted(db: Replica, persisted: boolean): Promise<void> {
  return db.guard(() => putMeta(db, 'persisted', persisted));
}

/** Whether rows were taken away for want of room, and have not come back. */
export async function isTrimmed(db: Replica): Promise<boolean> {
  return (await getMeta(db, 'trimmed')) !== undefined;
}
