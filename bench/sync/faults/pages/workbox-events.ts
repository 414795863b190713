import type { Queue } from 'workbox-background-sync';
import { worker } from './worker-scope.ts';

/** The "advanced usage" of Workbox's documentation: what could not be sent goes into the queue. */
export function serveByQueue(queue: Queue, isSent: (response: Response) => boolean): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    if (event.request.method !== 'POST') return;
    const send = async () => {
      try {
        const response = await fetch(event.request.clone());
        if (!isSent(response)) throw new Error('server error');
        return response;
      } catch {
        await queue.pushRequest({ request: event.request });
        return new Response(null, { status: 202 });
      }
    };
    event.respondWith(send());
  });
  worker.addEventListener('message', (event) => {
    const list = async () => {
      const entries = await queue.getAll();
      const bodies = await Promise.all(entries.map(({ request }) => request.clone().json()));
      event.ports[0]?.postMessage(bodies.map(({ clientId }) => clientId));
    };
    event.waitUntil(list());
  });
}
