import type { Replica } from '../replica/database.ts';
import { isOverMost } from '../replica/queries/market-part.ts';
import { journal } from '../replica/store/device-journal.ts';
import type { LoadRepair } from '../replica/store/guard.ts';
import { createStoreWatch, type StoreWatch } from '../replica/store/health.ts';
import { keepStore } from '../replica/store/keep-store.ts';
import type { Estimate } from '../replica/store/space.ts';
import { createCacheReserve, NO_RESERVE } from '../replica/store/space-reserve.ts';
import { systemTimer } from '../replica/store/within.ts';
import { createJournalWriter } from '../sync/outbox/write-with-journal.ts';
import type { WriteWithJournal } from '../sync/wire/ports.ts';
import { afterPaint } from './after-paint.ts';
import { loadCore } from './load-core.ts';

/** The health of the store over all sign-ins of this page: what was lost is told although a new one is open. */
export const storeWatch: StoreWatch = createStoreWatch();

/** Things that lie in the journal, outside of the outbox. */
export function kept(): number {
  return storeWatch.read().kept;
}

/** Missing outside of https. */
const storage: StorageManager | undefined = navigator.storage;
const estimate: Estimate = async () => storage?.estimate?.();

const repair: LoadRepair = async () => (await loadCore()).repair;

/** How often space is looked after, in milliseconds. */
const SPACE_EVERY_MS = 600_000;

export type StoreKeeping = {
  writeWithJournal: WriteWithJournal;
  stop: () => void;
};

/**
 * Keeps the store of the signed-in person (rules S2, S3).
 * @param ports.replace this database is given up: open the same person's under another name
 * @param ports.begin resolves when the store may be opened
 * @param ports.start resolves when what the first paint does not need may begin
 */
export function keepDeviceStore(
  db: Replica,
  ports: {
    wake: () => void;
    replace: (name: string) => void;
    begin: Promise<void>;
    start: Promise<void>;
  },
): StoreKeeping {
  const reserve = globalThis.caches ? createCacheReserve(caches) : NO_RESERVE;
  const parts = {
    watch: storeWatch,
    timer: systemTimer,
    journal,
    reserve,
    estimate,
    clock: Date.now,
    repair,
  };
  const writer = createJournalWriter({
    ...parts,
    uid: db.uid,
    // As good as always there is nothing, and no code is needed for that.
    flush: async () =>
      (await journal.list(db.uid)).length > 0 && (await loadCore()).flushJournal(db, journal),
    wake: ports.wake,
  });
  const keeper = keepStore(db, {
    ...parts,
    factory: indexedDB,
    cap: async () => (await isOverMost(db)) && (await loadCore()).capBetweenPulls(db),
    onOpen: writer.flush,
    replace: ports.replace,
    begin: ports.begin,
  });
  const stopWatching = afterPaint(ports.start, ({ keepStoreMarker, persistOnce }) => [
    keepStoreMarker(db, parts),
    persistOnce(db, storage),
  ]);
  const look = (atStart: boolean) => void keeper.checkSpace({ atStart }).catch(() => {});
  void keeper.ready.then(() => look(true));
  const looking = setInterval(() => look(false), SPACE_EVERY_MS);
  return {
    writeWithJournal: writer.writeWithJournal,
    stop: () => {
      keeper.stop();
      stopWatching();
      clearInterval(looking);
    },
  };
}
