/**
 * The page with the market as it was seen last, in Cache Storage, under the address it is opened by: the worker answers
 * with it, so that the list is there before any code is (docs/decisions/022-snapshot-of-the-last-list.md). One for the
 * device, of the person signed in; it goes with the session.
 */
export const LAST_LIST = 'zusage-last-list';
/** The market without choices, where the app starts. */
export const LAST_LIST_AT = '/pwa';

/** Not the cache itself: a page that has it open would go on keeping into one that is gone. */
export async function forgetLastList(): Promise<void> {
  await globalThis.caches?.open(LAST_LIST).then(
    (cache) => cache.delete(LAST_LIST_AT),
    () => false,
  );
}
