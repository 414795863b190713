import { SYNC_TAG } from '../src/device/worker-message.ts';
import { sleep } from '../src/sync/browser-engine.ts';
import type { Exchange } from '../src/sync/engine.ts';
import { awakeUntil, shortSleepMs } from './alarm.ts';
import { workerEngine } from './engine.ts';
import type { SyncRegistration } from './sync-event.ts';
import { forgetUnsent, showUnsent } from './unsent-notice.ts';

type Wanted = {
  wakeSleepers: boolean;
  /** Of whom; left out, of the person signed in. */
  uid?: string;
  /** Also pull. */
  pull?: boolean;
};

/**
 * Sends what waits. A page that asks for it pulls by itself, or says that it cannot.
 * @param answer told first whether it can: not if another person is signed in, or none
 */
export async function drain(
  { wakeSleepers, uid, pull = false }: Wanted = { wakeSleepers: true },
  answer: (serves: boolean) => void = () => {},
): Promise<void> {
  const engine = await workerEngine(uid).catch(() => null);
  answer(engine !== null);
  await (pull ? engine?.sync({ wakeSleepers }) : engine?.drain({ wakeSleepers }));
  const left = engine && (await waitingCount(engine).catch(() => null));
  if (left === 0) await forgetUnsent();
}

/** Sends what waits, and pulls beside it. */
export async function drainAndPull(): Promise<void> {
  const engine = await workerEngine();
  await engine?.sync({ wakeSleepers: true });
}

/**
 * A Background Sync. Rejects while anything still waits, so that the browser fires it again; on its last chance it
 * tells the person instead, because nothing will happen any more until they open the app. One that has got something
 * through asks to be woken as if for the first time: its chances are there for a server that cannot be reached.
 */
export async function drainInBackground(
  scope: ServiceWorkerGlobalScope,
  { lastChance }: { lastChance: boolean },
): Promise<void> {
  const engine = await workerEngine();
  if (!engine) return;
  // Registered with all a page does: one that is open pulls by itself.
  const pages = await scope.clients.matchAll();
  const [progressed] = await Promise.all([drainAwake(engine), pages.length === 0 && engine.pull()]);
  const waiting = await waitingCount(engine);
  if (waiting === 0) return forgetUnsent();
  if (progressed && (await askAgain(scope))) return;
  if (!lastChance) throw new Error(`${waiting} entries still wait`);
  // The session may have ended meanwhile: then nothing of this person is shown.
  if ((await workerEngine()) === engine) await showUnsent(scope, engine.db);
}

/** Answers whether anything was received. */
async function drainAwake(engine: Exchange): Promise<boolean> {
  const began = Date.now();
  let progressAt: number | null = null;
  let drained = await engine.drain({ wakeSleepers: true });
  for (;;) {
    const now = Date.now();
    if (drained.received > 0) progressAt = now;
    const ms = shortSleepMs(drained.wakeAt, now, awakeUntil({ began, progressAt }));
    if (ms === null) return progressAt !== null;
    await sleep(ms);
    drained = await engine.drain();
  }
}

/** Browsers may let a worker ask only while a page is open; then the next chance is one of those it has. */
async function askAgain({ registration }: ServiceWorkerGlobalScope): Promise<boolean> {
  return (registration as SyncRegistration).sync
    .register(SYNC_TAG)
    .then(() => true)
    .catch(() => false);
}

function waitingCount({ db }: Exchange): Promise<number> {
  return db.outbox.where('state').anyOf('waiting', 'sending').count();
}
