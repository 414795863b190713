import { LAST_LIST } from '../src/auth/last-list.ts';
import { LAST_LIST_OF, LAST_LIST_PAGE } from '../src/auth/last-list-headers.ts';
import { isSealed } from '../src/auth/seal.ts';

/**
 * The page with the list that was seen last at this address (src/app/keep-last-list.ts): undefined where none was kept,
 * its person has been signed out, or it was made of the page of another version (rule S6).
 * @param digest of this version's page
 */
export async function lastListFor(
  { href }: URL,
  digest: string | undefined,
  caches: CacheStorage,
): Promise<Response | undefined> {
  try {
    const kept = await (await caches.open(LAST_LIST)).match(href);
    const uid = kept?.headers.get(LAST_LIST_OF);
    if (!uid || kept?.headers.get(LAST_LIST_PAGE) !== digest) return undefined;
    return (await isSealed(uid)) ? undefined : kept;
  } catch {
    // A cache that fails is no reason to open nothing.
    return undefined;
  }
}
