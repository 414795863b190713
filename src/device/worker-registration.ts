import type { Mode } from './install-worker.ts';
import type { PageMessage } from './worker-message.ts';

/** Whether a newer version of the app is there; a store for React. */
export type UpdateReady = {
  subscribe: (listener: () => void) => () => void;
  read: () => boolean;
  /** Lets the waiting worker take over, where none has, and loads the new version. */
  apply: () => void;
};

/** First pause after a failure, in milliseconds; each is twice the one before, up to the longest. */
const PAUSE_MS = 2_000;
const PAUSE_MAX_MS = 60_000;

/** On a thin line it may not come at once, and a page that stays open would have no shell in the next tunnel. */
async function untilDone(install: () => Promise<void>): Promise<void> {
  for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, PAUSE_MAX_MS)) {
    try {
      return await install();
    } catch (error) {
      console.warn('no worker', error);
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
  mode: Mode;
}): UpdateReady {
  const { start, onOpen, settle, mode } = ports;
  const listeners = new Set<() => void>();
  let use = () => {};
  let ready = false;
  const install = async () => {
    const { installWorker } = await import('./install-worker.ts');
    await installWorker(mode, settle, (newer) => {
      use = newer;
      ready = true;
      for (const listener of listeners) listener();
    });
  };
  const container = navigator.serviceWorker;
  if (container && import.meta.env.PROD) {
    container.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
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
    apply: () => use(),
  };
}
