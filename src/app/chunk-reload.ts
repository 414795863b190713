/** A chunk of this version could not be loaded, mostly because a newer one has replaced it: the page is loaded anew. */

/** At most once per path within this time, in milliseconds (specification section 8). */
export const RELOAD_REST_MS = 10_000;

const KEY = 'reloaded';

/** Whether this path may be loaded anew now; notes it if so. */
export function mayReload(storage: Storage, path: string, now: number): boolean {
  const reloads = readReloads(storage);
  const last = reloads[path];
  if (last !== undefined && Math.abs(now - last) < RELOAD_REST_MS) return false;
  storage.setItem(KEY, JSON.stringify({ ...reloads, [path]: now }));
  return true;
}

function readReloads(storage: Storage): Record<string, number> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Listens for chunks that cannot be loaded; answers how to stop.
 * @param settle resolves once everything that is being written is on the device
 */
export function reloadOnMissingChunk(ports: { settle: () => Promise<void>; reload: () => void }): () => void {
  const onError = (event: VitePreloadErrorEvent) => {
    // Without network another try would end the same, and take away what is on the screen.
    if (!navigator.onLine || !mayReload(sessionStorage, location.pathname, Date.now())) {
      const { payload } = event;
      // The router knows the browsers' own words for it, and would load the page anew by a rule of its own.
      payload.message = `A part of the app is missing: ${payload.message}`;
      return;
    }
    // Nobody needs to see the error of a page that is about to go.
    event.preventDefault();
    void ports
      .settle()
      .catch(() => undefined)
      .then(ports.reload);
  };
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}
