import { createCacheJournal } from './cache-journal.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';

/** The emergency store of this browser. */
export const journal: Journal = globalThis.caches ? createCacheJournal(caches) : createMemoryJournal();

const readName = async (uid: string) => (await journal.readMarker(uid).catch(() => undefined))?.name;
const ahead = new Map<string, Promise<string | undefined>>();

/** At a start: whoever asks first for the name gets what is read now. */
export function readStoreNameAhead(uid: string): void {
  ahead.set(uid, readName(uid));
}

/** Name of the database this person's things lie in, where it is not the usual one. */
export function storeName(uid: string): Promise<string | undefined> {
  const known = ahead.get(uid);
  // Later it may be another one.
  ahead.delete(uid);
  return known ?? readName(uid);
}
