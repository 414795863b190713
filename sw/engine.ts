import { engineCalls } from '../contract/engine-calls.ts';
import { API_BASE, KEY_HEADER } from '../contract/http.ts';
import { NETWORK_TIMEOUT } from '../contract/limits.ts';
import { loadConfig } from '../src/auth/config.ts';
import { isSealed, seal } from '../src/auth/seal.ts';
import { type StoredPresence, storedPresence } from '../src/auth/stored-presence.ts';
import { endPush } from '../src/auth/system-notices.ts';
import { forgetSharedFiles } from '../src/replica/public/shared-files.ts';
import { systemTimer } from '../src/replica/store/within.ts';
import { joinExchange, newId, sleep } from '../src/sync/browser-engine.ts';
import type { Exchange } from '../src/sync/engine.ts';
import { putAway } from '../src/sync/session/put-away.ts';
import { tellSessionEnd } from '../src/sync/session/session-end.ts';
import { sweepDevice } from '../src/sync/session/shared-device.ts';
import { createSendPiece } from '../src/sync/wire/bytes.ts';
import { createMarketFiles } from '../src/sync/wire/market-files.ts';
import { fetchSend, hasNoNetwork } from '../src/sync/wire/send.ts';
import { createSendBatch, createTransport } from '../src/sync/wire/transport.ts';
import { signedIn } from './signed-in.ts';
import { deviceOf, openKept } from './store.ts';

const options = {
  calls: engineCalls,
  origin: location.origin,
  send: fetchSend(NETWORK_TIMEOUT.mobileMs),
  now: Date.now,
  timer: systemTimer,
  offline: hasNoNetwork,
};
const http = createTransport(options);
const wire = {
  sendBatch: createSendBatch(options),
  sendPiece: createSendPiece(options),
  market: createMarketFiles(options),
};

let presence: Promise<StoredPresence> | null = null;
let engine: { uid: string; engine: Exchange } | null = null;
/** Whose session was found to be over. */
const ended = new Set<string>();
let swept: Promise<void> | undefined;

function startPresence(): Promise<StoredPresence> {
  presence ??= storedPresence(location.origin, {
    seal: async (uid) => {
      await seal(uid);
      ended.add(uid);
    },
    isSealed,
  });
  // Without network on the very first start there is no config yet; the next event tries again.
  presence.catch(() => {
    presence = null;
  });
  return presence;
}

/** Whether somebody is signed in here, as this worker sees it now. */
export async function isSomebodyHere(): Promise<boolean> {
  return (await (await startPresence()).current()) !== null;
}

export const pushKey = async (): Promise<string> => (await loadConfig()).pushKey;

/**
 * Tells the server where pushes arrive from now on. By hand, because the worker knows the calls of sync and no others
 * (docs/decisions/012-worker-bundle.md).
 */
export async function registerPush(subscription: PushSubscription): Promise<void> {
  const credentials = await (await startPresence()).credentials();
  if (!credentials) return;
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await fetch(`${API_BASE}/push/registration`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${credentials.token}`,
      'content-type': 'application/json',
      [KEY_HEADER]: newId(),
    },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, zone }),
    signal: AbortSignal.timeout(NETWORK_TIMEOUT.mobileMs),
  });
}

/**
 * Sync of the person signed in, or null. One engine as long as it is the same person.
 * @param uid the person known to be signed in; null if it is another one, or none any more
 */
export async function workerEngine(uid?: string): Promise<Exchange | null> {
  const who = await startPresence();
  const user = await signedIn(who.current, { uid, sleep });
  // Closed for good: deleted by a sign-out, or taken over by a newer version.
  if (engine && (engine.uid !== user?.uid || engine.engine.db.hasBeenClosed())) {
    engine.engine.db.close();
    engine = null;
  }
  if (user && !engine) {
    const db = await openKept(user.uid, () => {
      engine = null;
    });
    // Another event may have opened it meanwhile: nothing would keep a second one.
    if (engine) db.close();
    else {
      const transport = tellSessionEnd(http, (token) => who.sessionOver(token));
      const { credentials } = who;
      engine = {
        uid: user.uid,
        engine: joinExchange({ db, credentials, wire: { ...wire, transport } }),
      };
    }
  }
  return uid === undefined || engine?.uid === uid ? (engine?.engine ?? null) : null;
}

/**
 * After each event: puts away people whose sessions this worker found to be over, ends the pushes of a device on which
 * nobody is signed in, and sweeps it (rule S4). The sweep runs once in a worker's life, and with every event while nobody
 * is signed in: a page may have been closed before it had put everything away.
 */
export async function tidyDevice(): Promise<void> {
  const who = await startPresence();
  const ports = deviceOf(isSealed);
  const here = await who.current();
  for (const uid of ended) {
    ended.delete(uid);
    if (engine?.uid === uid) engine.engine.db.close();
    forgetSharedFiles();
    await putAway(uid, ports);
  }
  if (!here) {
    swept = undefined;
    await endPush();
  }
  swept ??= sweepDevice(ports, new Set(here ? [here.uid] : []), { onlySealed: true });
  await swept;
}
