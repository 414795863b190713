import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ShellFile } from '../src/device/shell-file.ts';
import { fetchRight, hasRightType, type IsRight } from './right-files.ts';
import { SERVER_PAGES } from './server-pages.ts';

/** Paths that the server answers itself. */
const NOT_THE_APP = [
  /^\/api\//,
  SERVER_PAGES,
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/,
  /^\/[a-z]+\.googleapis\.com\//,
];
const PAGE = '/index.html';

/** Fetches what is missing among the kept files; `thorough`: also what is not as the build has made it. */
export type Mend = (options: { thorough: boolean }) => Promise<{ mended: number; missing: number }>;

/**
 * The shell comes from here, with and without network: every navigation is answered by the one page.
 *
 * Only the bytes that the build has made are kept, because a wrong file would be served for ever: Workbox takes any
 * answer below 400, looks at nothing that it already has, and fills its cache at installation only.
 */
export function servePrecache(
  scope: ServiceWorkerGlobalScope,
  manifest: readonly ShellFile[],
  isRight: IsRight,
): Mend {
  const hashed = new Set(
    manifest
      .filter(({ revision }) => revision === null)
      .map(({ url }) => new URL(url, scope.location.href).href),
  );
  let foundWrong = false;
  const controller = new PrecacheController({
    plugins: [
      {
        // At installation everything is looked at: an earlier version may have kept anything. Later only the few files
        // without a hash: the page and what tells of trouble in it depend on no others.
        cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
          if (!cachedResponse || (event.type !== 'install' && hashed.has(request.url))) return cachedResponse;
          if (await isRight(request.url, cachedResponse)) return cachedResponse;
          foundWrong = true;
          await (await openCache()).delete(request);
          return null;
        },
        // What the browser's own cache has kept of a portal is asked for once more, past that cache.
        fetchDidSucceed: async ({ request, response }) =>
          (await isRight(request.url, response)) ? response : fetch(request.url, { cache: 'reload' }),
        cacheWillUpdate: async ({ request, response }) =>
          (await isRight(request.url, response)) ? response : null,
      },
    ],
  });
  const openCache = () => scope.caches.open(controller.strategy.cacheName);

  scope.addEventListener('install', (event) => event.waitUntil(install(event)));
  scope.addEventListener('activate', (event) => void controller.activate(event));
  cleanupOutdatedCaches();
  controller.addToCacheList([...manifest]);
  registerRoute(new PrecacheRoute(controller));
  registerRoute(new NavigationRoute(controller.createHandlerBoundToURL(PAGE), { denylist: NOT_THE_APP }));

  /** A version whose files are damaged cannot ask anybody whether the next one may take over: it does so at once. */
  async function install(event: ExtendableEvent): Promise<void> {
    const damaged = scope.registration.active !== null && (await isDamaged());
    await controller.install(event);
    if (damaged || foundWrong) await scope.skipWaiting();
  }

  /** Of the files of the version before nothing is known but their names. */
  async function isDamaged(): Promise<boolean> {
    const cache = await openCache();
    let hasPage = false;
    for (const { url } of await cache.keys()) {
      const kept = await cache.match(url);
      if (kept && !hasRightType(url, kept)) return true;
      hasPage ||= new URL(url).pathname === PAGE;
    }
    return !hasPage;
  }

  async function mendNow({ thorough }: { thorough: boolean }) {
    const cache = await openCache();
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const counts = { mended: 0, missing: 0 };
    for (const [url, key] of controller.getURLsToCacheKeys()) {
      if (kept.has(key)) {
        const response = thorough ? await cache.match(key) : undefined;
        if (!thorough || (response && (await isRight(url, response)))) continue;
        // Worth nothing, and the network may have the right one.
        await cache.delete(key);
      }
      const fetched = await fetchRight(url, isRight);
      if (fetched) await cache.put(key, fetched);
      counts[fetched ? 'mended' : 'missing'] += 1;
    }
    // Where a newer version has been deployed, the files of this one may be gone.
    if (counts.missing > 0) await scope.registration.update().catch(() => undefined);
    return counts;
  }

  // One after the other: two pages ask for the same.
  let last: Promise<unknown> = Promise.resolve();
  return (options) => {
    const mending = last.then(() => mendNow(options));
    last = mending.catch(() => undefined);
    return mending;
  };
}
