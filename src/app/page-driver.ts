import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { askWorker } from '../device/ask-worker.ts';
import { watchPage } from '../device/page-events.ts';
import { keepPeriodicSync } from '../device/periodic-sync.ts';
import { marketBucket } from '../replica/queries/held-market.ts';
import { systemTimer } from '../replica/store/within.ts';
import { watch, watchServed } from '../replica/watch.ts';
import { keepOnlyMarket } from '../sync/calls/only-market.ts';
import type { SyncEngine } from '../sync/engine.ts';
import { readSchedule } from '../sync/outbox/backlog.ts';
import type { PullWhat } from '../sync/pull/pull.ts';
import type { Connect } from '../sync/pull/signals.ts';
import { listen } from './page-listening.ts';
import { pagePulls } from './page-pulls.ts';

export type PageDriver = {
  /** Something was written, or it is worth trying again now. */
  kick: (options?: { wakeSleepers?: boolean }) => void;
  stop: () => void;
};

/** While signals are heard, one turn of so many pulls all the same: a signal may have been lost. */
const TURNS_TOLD = 10;

type Begin = {
  /** Resolves when it may begin. */
  start?: Promise<void>;
  /** Resolves when the page knows who is signed in, or that it cannot. */
  identified: Promise<unknown>;
  /** Told each time that a pull for a reason has ended, however. */
  onPulled: () => void;
};

/**
 * Drives sync from the page: start, online, visibility, focus, being thawed, signals, and without them every 30 s in
 * front (rules W8, R7). Where the browser has Background Sync the worker sends, because it outlives the tab; elsewhere the
 * page does.
 */
export function drivePage(
  engine: SyncEngine,
  connect: Connect,
  { start = Promise.resolve(), identified, onPulled }: Begin,
): PageDriver {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { uid } = engine.db;

  // The store was closed under a running pull at sign-out, here or elsewhere: nothing is lost, the next start goes on.
  const reportUnlessStopped = (error: unknown) => {
    if (!signal.aborted && engine.db.isOpen()) console.error(error);
  };
  const pulls = pagePulls(engine, {
    identified,
    onPulled,
    askWorker: () => void askWorker({ uid, wakeSleepers: false, pull: true }, () => undefined),
    isSeen: () => document.visibilityState === 'visible',
    timer: systemTimer,
    random: Math.random,
    report: reportUnlessStopped,
  });
  const kick: PageDriver['kick'] = (options = {}) => {
    if (signal.aborted) return;
    const drainHere = () => void (signal.aborted || engine.drain(options).catch(reportUnlessStopped));
    // Pulling waits for no worker: one that takes its time would hold up a first load.
    pulls.now();
    void askWorker({ uid, wakeSleepers: options.wakeSleepers ?? false }, drainHere).then(
      (asked) => asked || drainHere(),
    );
  };
  const listening = listen(connect, (spreadMs, bucket) => pulls.hurry(spreadMs, whatMoved(bucket)));
  const wake = () => {
    kick({ wakeSleepers: true });
    listening.start();
  };

  watchPage({ onWake: wake, onSleep: listening.stop }, signal);
  // The page sends too, whatever the worker does: a worker that cannot start must not hold anything up (rule I7).
  let told = 0;
  const timer = setInterval(() => {
    told = listening.isHeard() ? (told + 1) % TURNS_TOLD : 0;
    pulls.turn(told > 0);
  }, PULL_EVERY_MS);
  const stopWatching = watchServed(engine.db, wake);
  const stopAlarm = setAlarm(engine, () => kick());
  void start.then(() => {
    if (signal.aborted) return;
    wake();
    void keepOnlyMarket(engine.db).catch(reportUnlessStopped);
  });
  void keepPeriodicSync().catch(() => undefined);

  return {
    kick,
    stop: () => {
      stopped.abort();
      listening.stop();
      pulls.stop();
      clearInterval(timer);
      stopWatching();
      stopAlarm();
    },
  };
}

/** The market has files of its own (rule R10.8). @param bucket null: anything may have moved */
function whatMoved(bucket: string | null): PullWhat {
  if (bucket === null) return 'all';
  return marketBucket([bucket]) ? 'market' : 'own';
}

/** Rings when a sleep or a pause ends (rule W7), no matter who began it; returns how to stop it. */
function setAlarm({ db }: SyncEngine, ring: () => void): () => void {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = watch(
    async () => readSchedule(db, Date.now()),
    ({ wakeAt }) => {
      clearTimeout(alarm);
      if (wakeAt !== null) alarm = setTimeout(ring, wakeAt - Date.now());
    },
  );
  return () => {
    clearTimeout(alarm);
    stopWatching();
  };
}
