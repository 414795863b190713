import type { Replica } from '../../replica/database.ts';
import { isUnderstood, upcast } from '../../replica/entry-format.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { inOrder, type Journal, type JournalRecord } from '../../replica/store/journal.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { applyEffect } from './entry-effect.ts';

/**
 * Puts what the journal holds of this person into the replica, in the order of the taps, in one transaction, and only
 * then takes it out of the journal: exactly once by the entry's id, because one that is in the outbox already, or was
 * received, is only taken out (rule S3). Should the list of what was received have forgotten it, the server still
 * gives its first answer (rule W6).
 * @returns how many entries it put into the outbox
 */
export async function flushJournal(db: Replica, journal: Journal): Promise<number> {
  const records = inOrder(await journal.list(db.uid));
  if (records.length === 0) return 0;
  const work = async () => {
    let count = 0;
    for (const record of records) if (await admit(db, record)) count += 1;
    return count;
  };
  const added = await writeGate(db, work, { precious: true });
  for (const record of records) await journal.remove(db.uid, record);
  return added;
}

/** Inside `writeGate`; answers whether an entry was added. @param order its place, where that is not behind all others */
export async function admit(db: Replica, record: JournalRecord, order?: number): Promise<boolean> {
  if (record.kind === 'file') {
    if (!(await db.file.get(record.id))) await db.file.put(record.file);
    return false;
  }
  if (record.kind === 'draft') {
    // A draft that is being written now is newer than the rescued one.
    if (!(await db.draft.get(record.id))) await db.draft.put(record.draft);
    return false;
  }
  if (record.draft) await db.draft.delete(record.draft);
  if (await isKnown(db, record.id)) return false;
  // The place it had in an outbox that is lost may be another's in this one.
  const { order: _, ...entry } = upcast(record.entry);
  await db.outbox.add({ ...(await withEffect(db, entry)), ...(order !== undefined && { order }) });
  return true;
}

async function isKnown(db: Replica, id: string): Promise<boolean> {
  return (await db.outbox.where('id').equals(id).count()) > 0 || (await db.received.get(id)) !== undefined;
}

async function withEffect(db: Replica, entry: OutboxEntry): Promise<OutboxEntry> {
  if (isStopped(entry) || entry.again || !isUnderstood(entry)) return entry;
  try {
    await applyEffect(db, entry);
  } catch {
    // Its effect is lost, the entry is not: truth will show what has become of it.
  }
  return entry;
}
