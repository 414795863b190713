import '../../../../contract/jitless.ts';
import { engineCalls } from '../../../../contract/engine-calls.ts';
import { Replica } from '../../../../src/replica/database.ts';
import { systemTimer } from '../../../../src/replica/store/within.ts';
import { joinEngine } from '../../../../src/sync/browser-engine.ts';
import type { SyncEngine } from '../../../../src/sync/engine.ts';
import type { WriteWithJournal } from '../../../../src/sync/wire/ports.ts';
import { fetchSend } from '../../../../src/sync/wire/send.ts';
import { createTransport } from '../../../../src/sync/wire/transport.ts';
import { UID } from '../../pages/taps.ts';

const credentials = async () => ({ uid: UID, token: 'token' });

/** The engine as the app and its worker join it, with somebody who is always signed in. */
export function faultEngine(wake: () => void, writeWithJournal?: WriteWithJournal): SyncEngine {
  return joinEngine({
    db: new Replica(UID),
    credentials,
    wire: {
      transport: createTransport({
        calls: engineCalls,
        origin: location.origin,
        send: fetchSend(30_000),
        now: Date.now,
        timer: systemTimer,
      }),
    },
    wake,
    ...(writeWithJournal && { writeWithJournal }),
  });
}
