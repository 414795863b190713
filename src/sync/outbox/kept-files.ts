import type { Replica } from '../../replica/database.ts';
import { draftFileIds } from '../../replica/draft-files.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { writeGate } from '../../replica/write-gate.ts';

/**
 * Bytes of files that were received and still lie here, at most; the newest stay. As long as their entry is kept (7
 * days) a server restored from a backup can be given them again: this holds every photo of a usual week, and lets a
 * few large files go rather than fill a phone with what the server has.
 */
export const KEPT_FILES_BYTES = 20 * 1024 * 1024;

/**
 * Takes files away that nothing needs any more: no entry, no draft, no document or picture of the profile, nothing
 * received that may be sent again (R3, W9).
 */
export async function sweepFiles(db: Replica): Promise<void> {
  if ((await db.file.count()) === 0) return;
  await writeGate(db, async () => {
    const unneeded = await sizesHere(db);
    for (const id of [...filesOf(await db.outbox.toArray()), ...(await draftFileIds(db))])
      unneeded.delete(id);
    const me = await db.user.get(db.uid);
    for (const { _fileId } of me?.documents ?? []) unneeded.delete(_fileId);
    if (me?.image) unneeded.delete(me.image);
    if (unneeded.size === 0) return;
    let room = KEPT_FILES_BYTES;
    const received = await db.received.orderBy('at').reverse().toArray();
    for (const id of filesOf(received.map(({ entry }) => entry))) {
      const size = unneeded.get(id);
      if (size === undefined || size > room) continue;
      room -= size;
      unneeded.delete(id);
    }
    await db.file.bulkDelete([...unneeded.keys()]);
    await db.upload.bulkDelete([...unneeded.keys()]);
  });
}

/** Inside `writeGate`: how far they had come is no longer true of a server that was set back. */
export async function forgetUploads(db: Replica, entries: readonly OutboxEntry[]): Promise<void> {
  await db.upload.bulkDelete(filesOf(entries));
}

function filesOf(entries: readonly Pick<OutboxEntry, 'files'>[]): string[] {
  // An entry of a format to come may have none.
  return entries.flatMap(({ files }) => files ?? []);
}

async function sizesHere(db: Replica): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await db.file.orderBy('size').eachKey((size, { primaryKey }) => {
    found.set(primaryKey, size as number);
  });
  return found;
}
