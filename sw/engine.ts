import { v7 as uuidv7 } from 'uuid';
import { NETWORK_TIMEOUT } from '../contract/limits.ts';
import { loadConfig } from '../src/auth/config.ts';
import { createIdentity, type Identity } from '../src/auth/identity.ts';
import { isSealed, seal, unseal } from '../src/auth/seal.ts';
import type { Replica } from '../src/replica/database.ts';
import { createEngine, type SyncEngine } from '../src/sync/engine.ts';
import { tryWebLock } from '../src/sync/lock.ts';
import { putAway } from '../src/sync/put-away.ts';
import { tellSessionEnd } from '../src/sync/session-end.ts';
import { sweepDevice } from '../src/sync/shared-device.ts';
import { createBytesTransport, createSendBatch, createTransport } from '../src/sync/transport.ts';
import { signedIn } from './signed-in.ts';
import { deviceOf, openKept } from './store.ts';

let identity: Promise<Identity> | null = null;
let engine: { uid: string; engine: SyncEngine } | null = null;
/** Whose session was found to be over. */
const ended = new Set<string>();
let swept: Promise<void> | undefined;

function startIdentity(): Promise<Identity> {
  identity ??= loadConfig().then((config) =>
    createIdentity(config.identity, location.origin, {
      clock: Date.now,
      seal: async (uid) => {
        await seal(uid);
        ended.add(uid);
      },
      isSealed,
      unseal,
    }),
  );
  // Without network on the very first start there is no config yet; the next event tries again.
  identity.catch(() => {
    identity = null;
  });
  return identity;
}

/**
 * Sync of the person signed in, or null. One engine as long as it is the same person.
 * @param uid who is known to be signed in; null where somebody else is, or nobody any more
 */
export async function workerEngine(uid?: string): Promise<SyncEngine | null> {
  const who = await startIdentity();
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
    // Another event may have opened it meanwhile: two would be kept by nobody.
    if (engine) db.close();
    else engine = { uid: user.uid, engine: joinEngine(db, who) };
  }
  return uid === undefined || engine?.uid === uid ? (engine?.engine ?? null) : null;
}

function joinEngine(db: Replica, who: Identity): SyncEngine {
  const wire = { origin: location.origin, timeoutMs: NETWORK_TIMEOUT.mobileMs, now: Date.now };
  const transport = tellSessionEnd(createTransport(wire), (token) => who.sessionOver(token));
  return createEngine(
    {
      db,
      clock: Date.now,
      newId: uuidv7,
      random: Math.random,
      sleep,
      credentials: who.credentials,
      tryLock: tryWebLock,
      // The worker makes no changes of its own, so nobody has to be woken.
      wake: () => undefined,
      sendBatch: createSendBatch(wire),
      sendPiece: createBytesTransport(wire).sendPiece,
    },
    transport,
  );
}

/**
 * After each event: puts away people whose sessions this worker found to be over, and sweeps the device (rule S4). The
 * sweep runs once in a worker's life, and with every event while nobody is signed in: a page may have been closed before
 * it had put everything away.
 */
export async function tidyDevice(): Promise<void> {
  const who = await startIdentity();
  const ports = deviceOf(isSealed);
  const here = await who.current();
  for (const uid of ended) {
    ended.delete(uid);
    if (engine?.uid === uid) engine.engine.db.close();
    await putAway(uid, ports);
  }
  if (!here) swept = undefined;
  swept ??= sweepDevice(ports, new Set(here ? [here.uid] : []), { onlySealed: true });
  await swept;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
