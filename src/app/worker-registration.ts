import type { Workbox } from 'workbox-window';
import type { PageMessage, WorkerMessage } from '../sync/worker-message.ts';

/** Whether a newer version of the app waits to take over; a store for React. */
export type UpdateReady = {
  subscribe: (listener: () => void) => () => void;
  read: () => boolean;
  /** Lets the waiting worker take over and loads the new version. */
  apply: () => void;
};

/** First pause after a failure, in milliseconds; each is twice the one before. */
const PAUSE_MS = 2_000;

/** On a thin line it may not come at once, and whoever stays on this page would have no shell in the next tunnel. */
async function untilDone(install: () => Promise<void>): Promise<void> {
  for (let pause = PAUSE_MS; ; pause *= 2) {
    try {
      return await install();
    } catch (error) {
      console.warn('the worker could not be installed', error);
    }
    await new Promise((go) => {
      setTimeout(go, pause);
      addEventListener('online', go, { once: true });
    });
  }
}

/** Registers the worker and listens to it. */
export function registerWorker(ports: {
  /** Resolves when the page has nothing more urgent to load. */
  start: Promise<void>;
  /** A notification was clicked: open this path. */
  onOpen: (path: string) => void;
  /** Resolves once everything that is being written is on the device. */
  settle: () => Promise<void>;
}): UpdateReady {
  const { start, onOpen, settle } = ports;
  const listeners = new Set<() => void>();
  let ready = false;
  let workbox: Workbox | null = null;
  let waiting: ServiceWorker | undefined;
  const install = async () => {
    const { installWorker } = await import('./install-worker.ts');
    await installWorker((from, worker) => {
      workbox = from;
      waiting = worker;
      ready = true;
      for (const listener of listeners) listener();
    });
  };
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
      if (data?.type === 'open') onOpen(data.path);
    });
    void start.then(() => untilDone(install));
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => ready,
    apply: () => {
      workbox?.addEventListener('controlling', () => {
        void settle()
          .catch(() => undefined)
          .then(() => location.reload());
      });
      const message: WorkerMessage = { type: 'skip-waiting' };
      // Not `messageSW`: that speaks to the worker which is in charge now.
      waiting?.postMessage(message);
    },
  };
}
