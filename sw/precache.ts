import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Paths that the server answers itself. */
const NOT_THE_APP = [
  /^\/api\//,
  /^\/jobs\//,
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/,
  /^\/[a-z]+\.googleapis\.com\//,
];

/** The shell comes from here, with and without network: every navigation is answered by the one page. */
export function servePrecache(manifest: { url: string; revision: string | null }[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(manifest);
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_APP }));
}
