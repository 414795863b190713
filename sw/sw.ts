/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import type { ShellFile } from '../src/device/shell-file.ts';
import { type MendAnswer, PERIODIC_TAG, SYNC_TAG, type WorkerMessage } from '../src/device/worker-message.ts';
import type { Background } from './background.ts';
import { BACKGROUND, installBackground, loadBackground } from './load-background.ts';
import { openFromNotification } from './notification-click.ts';
import { servePrecache } from './precache.ts';
import type { PushSubscriptionChange } from './renew-push.ts';
import { rightFiles } from './right-files.ts';
import { answerServerPage, SERVER_PAGES } from './server-pages.ts';
import type { PeriodicSyncEvent, SyncEvent } from './sync-event.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ShellFile[] };

// Events only: what happens stands in the file named after it.

const built: readonly ShellFile[] = self.__WB_MANIFEST;
const isRight = rightFiles(built, self.location.href);
// The browser keeps the second script beside this one.
const shell = built.filter(({ url }) => `/${url}` !== BACKGROUND);
const mend = servePrecache(self, shell, isRight, () => installBackground(isRight));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && SERVER_PAGES.test(url.pathname),
  ({ request, url }) =>
    answerServerPage(url, {
      fetch: () => fetch(request),
      hasJob: async (jobId) => (await loadBackground()).hasJob(jobId),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
);

registerRoute('/share', async ({ request }) => (await loadBackground()).keepShared(request), 'POST');

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) inBackground(sync, ({ drainInBackground }) => drainInBackground(self, sync));
});

self.addEventListener('periodicsync', (event) => {
  const sync = event as PeriodicSyncEvent;
  if (sync.tag === PERIODIC_TAG) inBackground(sync, ({ drainAndPull }) => drainAndPull());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'drain')
    inBackground(event, ({ drain }) => drain(message, (serves) => event.ports[0]?.postMessage(serves)));
  if (message.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (message.type === 'mend-shell') {
    const answer = (said: MendAnswer) => event.ports[0]?.postMessage(said);
    answer({ begun: true });
    event.waitUntil(mend({ parts: [], ...message }).then(answer));
    // A page that was just being opened when this worker was activated is none that was claimed then.
    event.waitUntil(self.clients.claim());
  }
});

self.addEventListener('push', (event) => {
  inBackground(event, ({ showPushed }) => showPushed(self, event.data));
  inBackground(event, ({ drain }) => drain());
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as PushSubscriptionChange;
  inBackground(change, ({ renewPush }) => renewPush(self, change));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotification(self, event.notification.data));
});

/** Keeps the worker awake while its other script does something. */
function inBackground(event: ExtendableEvent, work: (background: Background) => Promise<void>): void {
  event.waitUntil(loadBackground().then(work));
}
