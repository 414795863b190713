import { Queue } from 'workbox-background-sync';
import { serveByQueue } from './workbox-events.ts';

/** The documentation's loop, which also looks at the answer before it lets go of an entry. */
const queue = new Queue('taps', {
  onSync: async () => {
    for (;;) {
      const entry = await queue.shiftRequest();
      if (!entry) return;
      try {
        const response = await fetch(entry.request.clone());
        if (!response.ok) throw new Error(`the answer was ${response.status}`);
      } catch (error) {
        await queue.unshiftRequest(entry);
        throw error;
      }
    }
  },
});
serveByQueue(queue, (response) => response.ok);
