import { Workbox } from 'workbox-window';

/**
 * Resolves once the worker is on this device with all its files. Rejects where its script or one of them did not come:
 * those that came are kept, so that another try goes on from there.
 * @param onWaiting a newer worker waits to take over
 */
export async function installWorker(
  onWaiting: (workbox: Workbox, waiting: ServiceWorker | undefined) => void,
) {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', ({ sw }) => onWaiting(workbox, sw));
  const installing = (await workbox.register())?.installing;
  if (installing) await untilInstalled(installing);
}

function untilInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('a file of the worker did not come'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
