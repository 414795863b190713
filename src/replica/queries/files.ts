import type { Replica } from '../database.ts';
import type { WaitingFile } from '../waiting-file.ts';
import { isReachable } from './reachable.ts';

/** What a screen says of a file that lies on this device; `bytes` for its picture. */
export type FileHere = Omit<WaitingFile, 'hash' | 'purpose'>;

/** How far some files have come, taken together. */
export type UploadProgress = {
  /** Bytes. */
  sent: number;
  size: number;
  /** Whether the server answered the last request. */
  reachable: boolean;
};

/** Those of these files that lie on this device, by id. Not watched: what is stored of a file never changes. */
export async function filesHere(db: Replica, ids: readonly string[]): Promise<Map<string, FileHere>> {
  const found = await db.file.bulkGet([...ids]);
  return new Map(found.filter((file) => file !== undefined).map((file) => [file.id, file]));
}

/** Files as they were handed to `mutate`, in this order; those that are gone are left out. */
export async function waitingFiles(db: Replica, ids: readonly string[]): Promise<WaitingFile[]> {
  return (await db.file.bulkGet([...ids])).filter((file) => file !== undefined);
}

/** Null where none of these files lies on this device. */
export function uploadProgress(db: Replica, ids: readonly string[]): Promise<UploadProgress | null> {
  // One transaction, so that a live query sees every table it depends on.
  return db.transaction('r', [db.file, db.upload, db.meta], async () => {
    const uploads = await db.upload.bulkGet([...ids]);
    const sizes = await sizesOf(db, ids);
    if (sizes.size === 0) return null;
    let sent = 0;
    let size = 0;
    for (const [at, id] of ids.entries()) {
      const whole = sizes.get(id) ?? 0;
      size += whole;
      sent += uploads[at]?.complete ? whole : Math.min(whole, uploads[at]?.sent ?? 0);
    }
    return { sent, size, reachable: await isReachable(db) };
  });
}

/** Bytes of all files on this device. Read from the index: the files themselves may be hundreds of megabytes. */
export async function bytesHere(db: Replica): Promise<number> {
  const sizes = (await db.file.orderBy('size').keys()) as number[];
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizesOf(db: Replica, ids: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await db.file.orderBy('size').eachKey((size, { primaryKey }) => {
    if (ids.includes(primaryKey)) found.set(primaryKey, size as number);
  });
  return found;
}
