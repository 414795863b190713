import { type Bench, runTaps } from './bench.ts';
import { jobRow, loadBase } from './rows.ts';
import { applicationFor, messageArgs, tapApplies } from './taps.ts';

/** Workbox's queue: the page posts, the worker stores and answers 202; rows are none of its business. */

await navigator.serviceWorker.register('/workbox-worker.js', { type: 'module' });
await navigator.serviceWorker.ready;
if (!navigator.serviceWorker.controller) {
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

let base: Awaited<ReturnType<typeof loadBase>> = [];

const bench: Bench = {
  async beforeTaps() {
    base = await loadBase();
  },
  taps: ({ count, what }) =>
    runTaps(count, async (n) => {
      const row = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageArgs(n);
      const response = await fetch('/api/conversation/add-message', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
      if (response.status !== 202) throw new Error(`the worker answered ${response.status}`);
    }),
  drain: () =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) =>
        data === 'done' ? resolve(performance.now() - start) : reject(new Error(data));
      navigator.serviceWorker.controller?.postMessage('drain', [port2]);
    }),
};

window.bench = bench;
