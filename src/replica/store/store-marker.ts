import { getMeta, type Replica } from '../database.ts';
import { countUnsent } from '../queries/outbox.ts';
import { watchWrites } from '../writes.ts';
import type { Journal } from './journal.ts';
import type { Timer } from './within.ts';

/** A mark is written at most so often, in milliseconds: it is for a sentence, and must not cost a tap anything. */
const MARKER_EVERY_MS = 500;

/**
 * Keeps the mark of this store up to date (rule S3); answers how to stop. Listens to writes instead of watching a
 * count, which would ask the store after every tap.
 */
export function keepStoreMarker(
  db: Replica,
  { journal, timer }: { journal: Journal; timer: Timer },
): () => void {
  let stopTimer: (() => void) | null = null;
  let stopped = false;
  const write = async () => {
    stopTimer = null;
    const unsent = (await countUnsent(db)) + (await db.draft.count());
    // Before the first load an empty store is nothing that could have been lost.
    if (unsent === 0 && !(await getMeta(db, 'loaded'))) return;
    const known = await journal.readMarker(db.uid);
    if (stopped || (known?.unsent === unsent && known.name === db.name)) return;
    await journal.writeMarker(db.uid, { name: db.name, leftovers: known?.leftovers ?? [], unsent });
  };
  const writeSoon = () => {
    stopTimer ??= timer(MARKER_EVERY_MS, () => void write().catch(() => {}));
  };
  const stopWatching = watchWrites((isTo) => isTo(db) && writeSoon());
  writeSoon();
  return () => {
    stopped = true;
    stopWatching();
    stopTimer?.();
  };
}
