import '../../../../../contract/jitless.ts';
import { v7 as uuidv7 } from 'uuid';
import { Replica } from '../../../../../src/replica/database.ts';
import { createEngine, type SyncEngine } from '../../../../../src/sync/engine.ts';
import type { KeepTap } from '../../../../../src/sync/keep-tap.ts';
import { tryWebLock } from '../../../../../src/sync/lock.ts';
import { createTransport } from '../../../../../src/sync/transport.ts';
import { UID } from '../../pages/taps.ts';

const credentials = async () => ({ uid: UID, token: 'token' });

/** The engine as the app and its worker join it, with somebody who is always signed in. */
export function faultEngine(wake: () => void, keep?: KeepTap): SyncEngine {
  return createEngine(
    {
      db: new Replica(UID),
      clock: Date.now,
      newId: uuidv7,
      random: Math.random,
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      credentials,
      tryLock: tryWebLock,
      wake,
      ...(keep && { keep }),
    },
    createTransport({ origin: location.origin, timeoutMs: 30_000, now: Date.now }),
  );
}
