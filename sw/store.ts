import { v7 as uuidv7 } from 'uuid';
import { Replica } from '../src/replica/database.ts';
import { createCacheBoxes } from '../src/replica/store/boxes.ts';
import { createCacheJournal } from '../src/replica/store/cache-journal.ts';
import { createStoreWatch } from '../src/replica/store/health.ts';
import { keepStore } from '../src/replica/store/keep-store.ts';
import * as repair from '../src/replica/store/repair.ts';
import { createCacheReserve } from '../src/replica/store/space-reserve.ts';
import { systemTimer } from '../src/replica/store/within.ts';
import { flushJournal } from '../src/sync/outbox/journal.ts';
import type { PutAwayPorts } from '../src/sync/session/put-away.ts';
import { withWebLock } from '../src/sync/wire/lock.ts';

/**
 * The replica of this person, kept as the page keeps it (rule S3), without its sentences: taps wait in the journal
 * until they are put into the outbox, and that may be by the worker, long after the page was closed.
 * @param onReplaced this database was given up; the next event has to open its successor
 */
export async function openKept(uid: string, onReplaced: () => void): Promise<Replica> {
  const journal = createCacheJournal(caches);
  const name = (await journal.readMarker(uid).catch(() => undefined))?.name;
  const db = new Replica(uid, name ? { name } : {});
  keepStore(db, {
    watch: createStoreWatch(),
    timer: systemTimer,
    factory: indexedDB,
    // The page looks after that: the worker would carry the code for it.
    cap: async () => undefined,
    journal,
    reserve: createCacheReserve(caches),
    estimate: async () => navigator.storage?.estimate(),
    clock: Date.now,
    repair: async () => repair,
    onOpen: async () => void (await flushJournal(db, journal)),
    replace: onReplaced,
  });
  return db;
}

/** What putting away takes. */
export function deviceOf(isSealed: PutAwayPorts['isSealed']): PutAwayPorts {
  return {
    factory: indexedDB,
    journal: createCacheJournal(caches),
    boxes: createCacheBoxes(caches),
    subtle: crypto.subtle,
    timer: systemTimer,
    clock: Date.now,
    newId: uuidv7,
    lock: withWebLock,
    isSealed,
  };
}
