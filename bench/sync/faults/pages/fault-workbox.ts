import { messageArgs } from '../../pages/taps.ts';
import { startWorker } from './fault-page.ts';

/**
 * Two ways to use Workbox's queue. Plain: as its documentation shows it. `#checked`: the page sends a key of its own
 * and the worker looks at every answer, of which the documentation says nothing.
 */
const checked = location.hash === '#checked';
await startWorker(checked ? '/fault-workbox-checked-worker.js' : '/fault-workbox-worker.js');

window.faults = {
  async tap(n) {
    const args = messageArgs(n);
    const response = await fetch('/api/conversation/add-message', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(checked && { 'Idempotency-Key': args.clientId }),
      },
      body: JSON.stringify(args),
    });
    // 202: queued by the worker. Anything else that is no success was told to the page.
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
  },
  left: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve({ waiting: data as string[], stopped: [] });
      navigator.serviceWorker.controller?.postMessage('list', [port2]);
    }),
};
