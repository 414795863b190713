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
 * @returns whether a portal answers for them still: the page that is open would be lost by another try
 */
export async function refetchPages(urls: Iterable<string>, fetch: typeof globalThis.fetch): Promise<boolean> {
  // A file that has gone is answered so, however that looks.
  const isPage = async (url: string, cache: RequestCache) => {
    const { ok, headers } = await fetch(url, { cache });
    return ok && /html/.test(`${headers.get('content-type')}`);
  };
  const mend = async (url: string) => (await isPage(url, 'force-cache')) && isPage(url, 'reload');
  const ends = await Promise.all([...new Set(urls)].map((url) => mend(url).catch(() => false)));
  return ends.includes(true);
}

const MISSING = 'Missing part: ';

/** What is done about a part that is missing: the page is loaded again, or a portal answers for it. */
let end: 'reload' | 'portal' | undefined;
let told = () => {};
const setEnd = (now: typeof end) => {
  end = now;
  told();
};

/** For what stands in place of a screen, of which there is one. */
export const onMissingEnd = (listener: () => void): (() => void) => {
  told = listener;
  return () => {
    told = () => {};
  };
};

/** Whether this is what an import of a chunk ended with that is not on this device, and cannot be fetched now. */
export const isPartAway = (error: unknown): boolean =>
  isMissing(error) && (!navigator.onLine || end === 'portal');

/** Whether this is what an import ended with for which the page is about to be loaded again: nobody needs to see it. */
export const isReloadedFor = (error: unknown): boolean => end === 'reload' && isMissing(error);

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
    if (end === 'reload') return;
    const mended = refetchPages(filesAskedFor(), fetch);
    // Without network another try would end the same, and take away what is on the screen.
    if (!navigator.onLine) return;
    const anyway = mayReload(sessionStorage, location.pathname, Date.now());
    if (anyway) setEnd('reload');
    void Promise.all([mended, settle()]).then(([isPortal]) => {
      // The same behind a portal, which may answer for few files now and for all of them then.
      if (isPortal) setEnd('portal');
      else globalThis.repairApp?.(anyway);
    });
  });
}
