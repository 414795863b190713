import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { outboxEntries } from '../replica/queries/outbox.ts';
import { watch, watchReachable } from '../replica/watch.ts';
import type { SyncEngine } from '../sync/engine.ts';
import type { GetCredentials } from '../sync/ports.ts';
import { schedule } from '../sync/schedule.ts';
import { followSignals } from '../sync/signals.ts';
import { SYNC_TAG, type WorkerMessage } from '../sync/worker-message.ts';

type SyncManager = { register: (tag: string) => Promise<void> };

export type PageDriver = {
  /** Something was written, or it is worth trying again now. */
  kick: (options?: { wakeSleepers?: boolean }) => void;
  stop: () => void;
};

/**
 * Drives sync from the page: start, online, visibility, focus, every 30 s in front, signals (rules W8, R7). Where
 * the browser has Background Sync the worker sends, because it outlives the tab; elsewhere the page does.
 */
export function drivePage(engine: SyncEngine, credentials: GetCredentials): PageDriver {
  const stopped = new AbortController();
  const { signal } = stopped;

  const kick: PageDriver['kick'] = (options = {}) => {
    if (signal.aborted) return;
    void askWorker(options.wakeSleepers ?? false).then((asked) => {
      if (signal.aborted) return;
      void (asked ? engine.pull() : engine.sync(options)).catch(reportUnlessStopped);
    });
  };
  // The store was closed under a running pull at sign-out: nothing is lost, the next start goes on.
  const reportUnlessStopped = (error: unknown) => {
    if (!signal.aborted) console.error(error);
  };
  const wake = () => kick({ wakeSleepers: true });
  const wakeIfVisible = () => document.visibilityState === 'visible' && wake();

  window.addEventListener('online', wake, { signal });
  window.addEventListener('focus', wake, { signal });
  document.addEventListener('visibilitychange', wakeIfVisible, { signal });
  // The page sends too, whatever the worker does: a worker that cannot start must not hold anything up (rule I7).
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void engine.sync().catch(reportUnlessStopped);
  }, PULL_EVERY_MS);
  const stopWatching = watchReachable(engine.db, wake);
  const stopAlarm = setAlarm(engine, () => kick());
  void followSignals(
    { origin: location.origin, credentials, random: Math.random, sleep: wait },
    () => kick(),
    signal,
  );
  wake();

  return {
    kick,
    stop: () => {
      stopped.abort();
      clearInterval(timer);
      stopWatching();
      stopAlarm();
    },
  };
}

/** Rings when the next entry has slept long enough (rule W7), whoever put it to sleep; answers how to stop it. */
function setAlarm({ db }: SyncEngine, ring: () => void): () => void {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = watch(
    () => outboxEntries(db),
    (entries) => {
      clearTimeout(alarm);
      const { wakeAt } = schedule(entries, Date.now());
      if (wakeAt !== null) alarm = setTimeout(ring, wakeAt - Date.now());
    },
  );
  return () => {
    clearTimeout(alarm);
    stopWatching();
  };
}

/** Answers whether the worker will send: it is there, and the browser will call it again by itself. */
async function askWorker(wakeSleepers: boolean): Promise<boolean> {
  const container = navigator.serviceWorker;
  if (!container?.controller) return false;
  const registration = await container.ready;
  const sync = (registration as ServiceWorkerRegistration & { sync?: SyncManager }).sync;
  if (!sync) return false;
  try {
    await sync.register(SYNC_TAG);
  } catch {
    return false;
  }
  const message: WorkerMessage = { type: 'drain', wakeSleepers };
  container.controller?.postMessage(message);
  return true;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
