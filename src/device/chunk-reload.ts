/**
 * A chunk of this version could not be loaded: a newer version has replaced it, or what is kept of it is wrong. The
 * kept files are put right and the page is reloaded (src/build/repair.js).
 */

declare global {
  /** Of public/before-paint.js. */
  var repairApp: ((anyway?: boolean) => void) | undefined;
}

/** At most once per path within this time, in milliseconds (specification section 8). */
export const RELOAD_REST_MS = 10_000;

/** Whether this path may be reloaded now; notes it if so. */
export function mayReload(storage: Storage, path: string, now: number): boolean {
  const key = `reloaded ${path}`;
  // A value that is not a number is ignored.
  if (Math.abs(now - Number(storage.getItem(key))) < RELOAD_REST_MS) return false;
  storage.setItem(key, String(now));
  return true;
}

/**
 * What a portal answered for a file may lie in the browser's own cache for a year, and neither an import nor a reload
 * asks past it. Of these files, none of them a page, the ones that are one are fetched again, over what is kept.
 */
export async function refetchPages(urls: Iterable<string>, fetch: typeof globalThis.fetch): Promise<void> {
  const mend = async (url: string) => {
    const kept = await fetch(url, { cache: 'force-cache' });
    if (/html/.test(`${kept.headers.get('content-type')}`)) await fetch(url, { cache: 'reload' });
  };
  await Promise.allSettled([...new Set(urls)].map(mend));
}

const MISSING = 'Missing part: ';

/** Whether this is what an import of a chunk ended with that is not on this device, and there is no network. */
export const isPartAway = (error: unknown): boolean => !navigator.onLine && isMissing(error);

/** Whether this is what an import ended with for which the page is about to be loaded again: nobody needs to see it. */
export const isReloadedFor = (error: unknown): boolean => isReloading && isMissing(error);

let isReloading = false;
const isMissing = (error: unknown) => `${error}`.includes(MISSING);

/** Scripts and styles of this version that the page has asked for, whatever came. */
const filesAskedFor = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Listens for chunks that cannot be loaded.
 * @param settle resolves once everything that is being written is on the device
 */
export function reloadOnMissingChunk(settle: () => Promise<void>): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event;
    // The router recognises the browsers' own messages for it, and would reload the page by its own rule. The import has
    // to fail all the same: with `preventDefault` it resolves to undefined, and the importer throws an error of its own.
    payload.message = MISSING + payload.message;
    // The router asks for a screen twice.
    if (isReloading) return;
    const mended = refetchPages(filesAskedFor(), fetch);
    // Without network another try would end the same, and take away what is on the screen.
    if (!navigator.onLine || !mayReload(sessionStorage, location.pathname, Date.now())) {
      if (navigator.onLine) globalThis.repairApp?.();
      return;
    }
    isReloading = true;
    void Promise.all([settle(), mended]).then(() => globalThis.repairApp?.(true));
  });
}
