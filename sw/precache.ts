import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ShellFile } from '../src/device/shell-file.ts';
import { filesOf, type KeptFile, type KeptFiles, keepFiles } from './kept-files.ts';
import { lastListFor } from './last-list.ts';
import { hasRightType, type IsRight } from './right-files.ts';
import { SERVER_PAGES } from './server-pages.ts';
import { createUsedParts } from './used-parts.ts';

/** Paths that the server answers itself. */
const NOT_THE_APP = [
  /^\/api\//,
  SERVER_PAGES,
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/,
  /^\/[a-z]+\.googleapis\.com\//,
];
const PAGE = '/index.html';

/**
 * The app comes from here, with and without network: every navigation is answered by the one page.
 * @param last the end of the installation: behind the files, which somebody who is new here is about to need
 */
export function servePrecache(
  scope: ServiceWorkerGlobalScope,
  manifest: readonly ShellFile[],
  isRight: IsRight,
  last: () => Promise<void>,
): KeptFiles['mend'] {
  // `repair.js` knows it by what stands in the middle.
  const open = () => scope.caches.open(`workbox-precache-v2-${scope.registration.scope}`);
  const files = filesOf(manifest, scope.location.href);
  const used = createUsedParts({ caches: scope.caches, clock: Date.now });
  const kept = keepFiles({ files, open, isRight, used });
  const byUrl = new Map(files.map((file) => [file.url, file]));

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(kept.forgetOthers()));
  registerRoute(
    ({ url }) => byUrl.has(url.href),
    ({ url }) => kept.answer(byUrl.get(url.href) as KeptFile),
  );
  const page = byUrl.get(new URL(PAGE, scope.location.href).href);
  const digest = manifest.find(({ url }) => `/${url}` === PAGE)?.digest;
  if (page)
    registerRoute(
      new NavigationRoute(
        async ({ url }) => (await lastListFor(url, digest, scope.caches)) ?? kept.answer(page),
        { denylist: NOT_THE_APP },
      ),
    );

  /** A version whose files are damaged cannot ask anybody whether the next one may take over: it does so at once. */
  async function install(): Promise<void> {
    const isUpdate = scope.registration.active !== null;
    const damaged = isUpdate && (await isDamaged());
    const { foundWrong } = await kept.install({ isUpdate });
    await last();
    if (damaged || foundWrong) await scope.skipWaiting();
  }

  /** Of the files of the version before nothing is known but their names. */
  async function isDamaged(): Promise<boolean> {
    const cache = await open();
    let hasPage = false;
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url);
      if (response && !hasRightType(url, response)) return true;
      hasPage ||= new URL(url).pathname === PAGE;
    }
    return !hasPage;
  }

  return async (options) => {
    const counts = await kept.mend(options);
    // Where a newer version has been deployed, the files of this one may be gone.
    if (counts.missing > 0) await scope.registration.update().catch(() => undefined);
    return counts;
  };
}
