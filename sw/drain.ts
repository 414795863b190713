import type { SyncEngine } from '../src/sync/engine.ts';
import { AWAKE_MS, shortSleepMs } from './alarm.ts';
import { sleep, workerEngine } from './engine.ts';
import { forgetUnsent, showUnsent } from './unsent-notice.ts';

type Wanted = {
  wakeSleepers: boolean;
  /** Of whom; without, of whoever is signed in. */
  uid?: string;
};

/** Sends what waits, and pulls beside it. */
export async function drainAndPull({ wakeSleepers, uid }: Wanted): Promise<void> {
  const engine = await workerEngine(uid);
  await engine?.sync({ wakeSleepers });
}

/** Sends what waits. */
export async function drain(): Promise<void> {
  const engine = await workerEngine();
  await engine?.drain({ wakeSleepers: true });
}

/**
 * A Background Sync. Rejects while anything still waits, so that the browser fires it again; on its last chance it
 * tells the person instead, because nothing will happen any more until they open the app.
 */
export async function drainInBackground(
  scope: ServiceWorkerGlobalScope,
  { lastChance }: { lastChance: boolean },
): Promise<void> {
  const engine = await workerEngine();
  if (!engine) return;
  await drainAwake(engine);
  const waiting = await waitingCount(engine);
  if (waiting === 0) return forgetUnsent(scope);
  if (!lastChance) throw new Error(`${waiting} entries still wait`);
  // The session may have ended meanwhile: then nothing of this person is shown.
  if ((await workerEngine()) === engine) await showUnsent(scope, engine.db);
}

async function drainAwake(engine: SyncEngine): Promise<void> {
  const until = Date.now() + AWAKE_MS;
  let [{ wakeAt }] = await engine.sync({ wakeSleepers: true });
  for (;;) {
    const ms = shortSleepMs(wakeAt, Date.now(), until);
    if (ms === null) return;
    await sleep(ms);
    ({ wakeAt } = await engine.drain());
  }
}

function waitingCount({ db }: SyncEngine): Promise<number> {
  return db.outbox.where('state').anyOf('waiting', 'sending').count();
}
