import { Dexie } from 'dexie';
import type { Replica } from './database.ts';

/**
 * Tells of every write, by this context or another one, to whichever replica; answers how to stop. Where a live query
 * would ask the store after each of them.
 */
export function watchWrites(onWrite: (isTo: (db: Replica) => boolean) => void): () => void {
  const hear = (parts: object) =>
    onWrite(
      ({ name }) => 'all' in parts || Object.keys(parts).some((part) => part.startsWith(`idb://${name}/`)),
    );
  Dexie.on('storagemutated', hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}
