import { createCacheJournal } from './cache-journal.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';

/** The emergency store of this browser. */
export const journal: Journal = globalThis.caches ? createCacheJournal(caches) : createMemoryJournal();

const readName = async (uid: string) => (await journal.readMarker(uid).catch(() => undefined))?.name;
let ahead: { uid: string; name: Promise<string | undefined> } | undefined;

/**
 * At a start: the name is read now, for the first who asks for it.
 * @param uid who is signed in, if anybody
 * @returns forgets it; by the time of a later visit the things may lie in another database
 */
export function readStoreNameAhead(uid?: string): () => void {
  if (uid) ahead = { uid, name: readName(uid) };
  return () => {
    ahead = undefined;
  };
}

/** Name of the database this person's things lie in, where it is not the usual one. */
export function storeName(uid: string): Promise<string | undefined> {
  const name = ahead?.uid === uid ? ahead.name : readName(uid);
  // Later it may be another one.
  ahead = undefined;
  return name;
}
