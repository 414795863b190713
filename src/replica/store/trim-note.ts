import { getMeta, type Replica } from '../database.ts';
import { putMeta } from '../write-gate.ts';

/** Notes that rows are missing; where that does not fit, `noteLater` has to be called when something does. */
export async function noteTrimmed(db: Replica, at: number): Promise<void> {
  db.unnotedTrim = at;
  try {
    await putMeta(db, 'trimmed', at);
    db.unnotedTrim = undefined;
  } catch {
    // Kept in memory: a page that dies now forgets it, and the rows stay away until the server resets their bucket.
  }
}

/** Something fits again. */
export async function noteLater(db: Replica): Promise<void> {
  const at = db.unnotedTrim;
  if (at !== undefined) await noteTrimmed(db, at);
}

/** When rows were last taken away, milliseconds since the epoch. */
export async function lastTrimmed(db: Replica): Promise<number | undefined> {
  return db.unnotedTrim ?? (await getMeta(db, 'trimmed'));
}

/** No server has given such a cursor: it answers with a reset of every bucket (rule R3). */
export const RELOAD_CURSOR = 'reload';

/**
 * Lets everything that was trimmed come back with the next pull. Asking the server for a reset is the only way that
 * cannot leave a row behind which was deleted there meanwhile; loading the market alone would need a cursor of its own.
 * The outbox is not touched.
 */
export async function reloadTrimmed(db: Replica): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if (await getMeta(db, 'cursor')) await putMeta(db, 'cursor', RELOAD_CURSOR);
    await db.meta.delete('trimmed');
  });
}
