/// <reference lib="webworker" />
import '../contract/jitless.ts';
import { PERIODIC_TAG, SYNC_TAG, type WorkerMessage } from '../src/sync/worker-message.ts';
import { drain, drainAndPull, drainInBackground } from './drain.ts';
import { openFromNotification } from './notification-click.ts';
import { servePrecache } from './precache.ts';
import { showPushed } from './push.ts';
import type { PeriodicSyncEvent, SyncEvent } from './sync-event.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// Events only: what happens stands in the file named after it.

servePrecache(self.__WB_MANIFEST);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(drainInBackground(self, sync));
});

self.addEventListener('periodicsync', (event) => {
  const sync = event as PeriodicSyncEvent;
  if (sync.tag === PERIODIC_TAG) sync.waitUntil(drainAndPull({ wakeSleepers: true }));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'drain') event.waitUntil(drainAndPull(message));
  if (message.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(self, event.data));
  event.waitUntil(drain());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotification(self, event.notification.data));
});
