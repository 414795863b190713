import { Queue } from 'workbox-background-sync';

type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};
type WorkerEvent = Event & {
  request: Request;
  data: unknown;
  ports: MessagePort[];
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
};
const worker = self as unknown as WorkerScope;

// Without sync events nothing is sent before the measure asks for it; it also spares the taps the registration.
const queue = new Queue('taps', { forceSyncFallback: true });

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (event.request.method !== 'POST') return;
  event.respondWith(
    queue.pushRequest({ request: event.request }).then(() => new Response(null, { status: 202 })),
  );
});
worker.addEventListener('message', (event) => {
  const port = event.ports[0];
  event.waitUntil(
    queue.replayRequests().then(
      () => port?.postMessage('done'),
      (error) => port?.postMessage(String(error)),
    ),
  );
});
