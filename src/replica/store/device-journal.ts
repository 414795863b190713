import { createCacheJournal } from './cache-journal.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';

/** The emergency store of this browser. */
export const journal: Journal = globalThis.caches ? createCacheJournal(caches) : createMemoryJournal();

/** Name of the database this person's things lie in, where it is not the usual one. */
export async function storeName(uid: string): Promise<string | undefined> {
  return (await journal.readMarker(uid).catch(() => undefined))?.name;
}
