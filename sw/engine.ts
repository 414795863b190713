import { v7 as uuidv7 } from 'uuid';
import { NETWORK_TIMEOUT } from '../contract/limits.ts';
import { loadConfig } from '../src/auth/config.ts';
import { createIdentity, type Identity } from '../src/auth/identity.ts';
import { Replica } from '../src/replica/database.ts';
import { createEngine, type SyncEngine } from '../src/sync/engine.ts';
import { tryWebLock } from '../src/sync/lock.ts';
import { createTransport } from '../src/sync/transport.ts';

let identity: Promise<Identity> | null = null;
let engine: { uid: string; engine: SyncEngine } | null = null;

function startIdentity(): Promise<Identity> {
  identity ??= loadConfig().then((config) => createIdentity(config.identity, location.origin));
  // Without network on the very first start there is no config yet; the next event tries again.
  identity.catch(() => {
    identity = null;
  });
  return identity;
}

/** The page writes a fresh sign-in to IndexedDB up to half a second before this worker sees it. */
const SIGN_IN_LAG_MS = 600;

/** Sync of whoever is signed in, or null. One engine as long as it is the same person. */
export async function workerEngine(): Promise<SyncEngine | null> {
  const who = await startIdentity();
  let user = await who.current();
  if (!user) {
    await sleep(SIGN_IN_LAG_MS);
    user = await who.current();
  }
  if (engine && engine.uid !== user?.uid) {
    engine.engine.db.close();
    engine = null;
  }
  if (user && !engine) engine = { uid: user.uid, engine: joinEngine(new Replica(user.uid), who) };
  return engine?.engine ?? null;
}

function joinEngine(db: Replica, who: Identity): SyncEngine {
  const transport = createTransport({
    origin: location.origin,
    timeoutMs: NETWORK_TIMEOUT.mobileMs,
    now: Date.now,
  });
  return createEngine(
    {
      db,
      clock: Date.now,
      newId: uuidv7,
      random: Math.random,
      sleep,
      credentials: (options) => who.credentials(options?.fresh),
      tryLock: tryWebLock,
      // The worker makes no changes of its own, so nobody has to be woken.
      wake: () => undefined,
    },
    transport,
  );
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
