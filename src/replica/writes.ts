import { Dexie } from 'dexie';
import type { Replica } from './database.ts';

/**
 * Tells of every write to a replica, by this context or another one; answers how to stop. Unlike a live query it does
 * not ask the store.
 * @param onWrite.isTo whether it was to this replica
 */
export function watchWrites(onWrite: (isTo: (db: Replica) => boolean) => void): () => void {
  const hear = (parts: object) =>
    onWrite(
      ({ name }) => 'all' in parts || Object.keys(parts).some((part) => part.startsWith(`idb://${name}/`)),
    );
  Dexie.on('storagemutated', hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}
