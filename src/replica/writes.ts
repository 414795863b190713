import { Dexie } from 'dexie';
import type { Replica } from './database.ts';

/**
 * Tells of every write to a replica, by this context or another one; answers how to stop. Unlike a live query it does
 * not ask the store.
 * @param onWrite.isTo whether it was to this replica, or to any, and to one of these tables; left out, to any table
 */
export function watchWrites(
  onWrite: (isTo: (db: Replica | 'any', tables?: readonly (keyof Replica)[]) => boolean) => void,
): () => void {
  const hear = (written: object) => {
    // `idb://name/table/index`
    const places = Object.keys(written).map((part) => part.split('/').slice(2));
    onWrite(
      (db, tables) =>
        'all' in written ||
        places.some(
          ([name, table]) =>
            (db === 'any' || name === db.name) && (!tables || tables.some((one) => one === table)),
        ),
    );
  };
  Dexie.on('storagemutated', hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}
