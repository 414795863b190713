import { Workbox } from 'workbox-window';
import { PARTS, type Part } from './shell-file.ts';
import type { WorkerMessage } from './worker-message.ts';

/** As what somebody is signed in: which part of the app they need on this device. `watch` tells that it may have changed. */
export type Mode = { read: () => string | undefined; watch: (listener: () => void) => void };

/**
 * How long the worker in charge may take to go, in milliseconds. One that is asked for a file just as it stops is started
 * again, and then stays for as long as the page asks for anything (Chromium 150): the page has to leave it.
 */
const GOING_MAX_MS = 5_000;

/**
 * Resolves once the worker is on this device with all its files. Rejects where its script or one of them did not come:
 * those that came are kept, so that another try goes on from there.
 * @param settle resolves once everything that is being written is on the device
 * @param onNewer a newer version is there; `use` lets its worker take over, where none has, and loads it
 */
export async function installWorker(
  mode: Mode,
  settle: () => Promise<void>,
  onNewer: (use: () => void) => void,
) {
  const container = navigator.serviceWorker;
  let { controller } = container;
  const workbox = new Workbox('/sw.js');
  const load = () => void settle().then(() => location.reload());
  workbox.addEventListener('waiting', ({ sw }) =>
    onNewer(() => {
      // Another tab has let it take over: nothing is left to be waited for.
      if (sw?.state !== 'installed') return load();
      container.addEventListener('controllerchange', load);
      setTimeout(load, GOING_MAX_MS);
      // Not `messageSW` of Workbox: that speaks to the worker which is in charge now.
      sw.postMessage({ type: 'skip-waiting' } satisfies WorkerMessage);
    }),
  );
  container.addEventListener('controllerchange', () => {
    // The first worker replaces none.
    if (controller) onNewer(load);
    controller = container.controller;
  });
  const registration = await workbox.register();
  if (registration) await untilThere(registration);
  let told = mode.read();
  const tend = () => {
    told = mode.read();
    const parts = PARTS.filter((part) => part === told);
    tell(registration, { type: 'mend-shell', thorough: false, parts });
  };
  // A browser that needs room may take the files away and leave the worker: without line it would have nothing to show.
  tend();
  addEventListener('online', tend);
  mode.watch(() => {
    if (mode.read() !== told) tend();
  });
}

/** The one in charge, and where a part is needed its successors too: the screens stay whole over an update. */
function tell(
  registration: ServiceWorkerRegistration | undefined,
  mend: WorkerMessage & { parts: readonly Part[] },
) {
  const { active, waiting, installing } = registration ?? {};
  for (const worker of mend.parts.length > 0 ? [active, waiting, installing] : [active])
    worker?.postMessage(mend);
}

async function untilThere({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  if (installing) return untilInstalled(installing);
  // An installation that an earlier page began has just failed: the answer holds no worker.
  if (!waiting && !active) throw new Error('the registration has no worker');
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
