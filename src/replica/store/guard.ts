import { Dexie } from 'dexie';
import type { Guard, Replica } from '../database.ts';
import { storeFault } from './fault.ts';
import type { StoreWatch } from './health.ts';
import { bytesOver, type Estimate, FREE_AT_LEAST, FULL_REST_MS, isFull } from './space.ts';
import type { SpaceReserve } from './space-reserve.ts';
import { lastTrimmed, noteLater } from './trim-note.ts';

/** There is no room on this device, not even after older rows were taken away. Nothing was written. */
export class StoreFullError extends Error {
  readonly code = 'store_full';
  constructor(cause: unknown) {
    super('no room on this device', { cause });
    this.name = 'StoreFullError';
  }
}

export type GuardPorts = {
  watch: StoreWatch;
  estimate: Estimate;
  reserve: SpaceReserve;
  /** Milliseconds since the epoch. */
  clock: () => number;
  repair: LoadRepair;
};

/** May have to be fetched: where that fails, a full store stays full, and an ill one is left as it is. */
export type LoadRepair = () => Promise<typeof import('./repair.ts')>;

/**
 * Around every write (rule S3): where the store was closed it is opened again, where it was full room is made, and the
 * write is tried once more. What fails then fails: nothing is repeated without an end.
 */
export function createGuard(db: Replica, { watch, estimate, reserve, clock, repair }: GuardPorts): Guard {
  const makeRoom = async ({ precious, naming }: Asked) => {
    const trimmed = await lastTrimmed(db);
    // Where deleting frees nothing at once, pulls would empty the market by their repetition alone.
    if (!precious && trimmed !== undefined && Math.abs(clock() - trimmed) < FULL_REST_MS) return;
    const space = (await estimate().catch(() => undefined)) ?? {};
    const loaded = await repair().catch(() => undefined);
    await loaded?.trim(db, Math.max(FREE_AT_LEAST, bytesOver(space)), clock(), naming);
  };
  const whenFull = async <Result>(work: () => Promise<Result>, asked: Asked) => {
    try {
      // The reserve first: rows that are on the screen right now need not go for one tap.
      if (asked.precious && (await reserve.release().catch(() => false))) return await work();
    } catch (error) {
      if (!isNoRoom(error)) throw error;
    }
    try {
      await makeRoom(asked);
      return await work();
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      watch.tell({ type: 'full', unsaved: asked.precious });
      throw new StoreFullError(error);
    }
  };
  const again = async <Result>(
    work: () => Promise<Result>,
    asked: Asked,
    error: unknown,
    broken: IDBDatabase | null,
  ) => {
    const fault = storeFault(error);
    if (fault === 'full') return whenFull(work, asked);
    if (fault === 'aborted' && isFull((await estimate().catch(() => undefined)) ?? {}))
      return whenFull(work, asked);
    if (fault !== 'aborted' && fault !== 'closed' && fault !== 'damaged') throw error;
    try {
      if (fault !== 'aborted') await db.connection.reopen(broken);
      return await work();
    } catch (second) {
      if (storeFault(second) === 'damaged') db.connection.suspect();
      throw second;
    }
  };
  return (work, { precious = false, naming } = {}) => {
    // Part of a transaction that is guarded already.
    if (Dexie.currentTransaction) return work();
    const connection = db.backendDB();
    return work()
      .catch((error: unknown) => again(work, { precious, naming }, error, connection))
      .then((result) => {
        const { trouble, unsaved } = watch.read();
        // A line of the sync's own still fits where a person's words do not.
        if (trouble === 'full' && (precious || !unsaved)) watch.tell({ type: 'answered' });
        void noteLater(db);
        return result;
      });
  };
}

type Asked = { precious: boolean; naming: unknown };

function isNoRoom(error: unknown): boolean {
  const fault = storeFault(error);
  return fault === 'full' || fault === 'aborted';
}
