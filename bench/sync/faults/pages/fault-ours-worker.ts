import { SYNC_TAG, type WorkerMessage } from '../../../../src/device/worker-message.ts';
import { AWAKE_MS, shortSleepMs } from '../../../../sw/alarm.ts';
import { faultEngine } from './fault-ours-engine.ts';
import { worker } from './worker-scope.ts';

// The app's worker without what needs its sign-in: the same events lead to the same calls (sw/sw.ts, sw/drain.ts).
const engine = faultEngine(() => undefined);

async function drainInBackground(lastChance: boolean): Promise<void> {
  const until = Date.now() + AWAKE_MS;
  let [{ wakeAt }] = await engine.sync({ wakeSleepers: true });
  for (;;) {
    const ms = shortSleepMs(wakeAt, Date.now(), until);
    if (ms === null) break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    ({ wakeAt } = await engine.drain());
  }
  const waiting = await engine.db.outbox.where('state').anyOf('waiting', 'sending').count();
  if (waiting > 0 && !lastChance) throw new Error(`${waiting} entries still wait`);
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(drainInBackground(event.lastChance));
});
worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'drain') event.waitUntil(engine.sync({ wakeSleepers: message.wakeSleepers }));
});
