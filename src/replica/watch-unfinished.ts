import type { Replica } from './database.ts';
import { watchReplica } from './watch.ts';

/** Tells how many entries and drafts there are, now and after every change. Counts, and reads nothing. */
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
