/** What a page of the fault script can do. */
export type FaultPage = {
  /** Writes message `n`; resolves when its library holds it, rejects when the page knows that it does not. */
  tap: (n: number) => Promise<void>;
  /** Ids of the messages that still wait, and of those that were stopped where the person sees them. */
  left: () => Promise<{ waiting: string[]; stopped: string[] }>;
};

declare global {
  interface Window {
    faults?: FaultPage;
  }
}

/** Registers the worker and waits until it controls the page. */
export async function startWorker(url: string): Promise<void> {
  const container = navigator.serviceWorker;
  const controlled = container.controller
    ? Promise.resolve()
    : new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  await container.register(url, { type: 'module' });
  await container.ready;
  await controlled;
}
