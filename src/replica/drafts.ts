import type { Replica } from './database.ts';

/** Drafts. `key` names the form and its subject: `application:JOB`, `message:CONVERSATION`. */
export async function readDraft<Value>(db: Replica, key: string): Promise<Value | undefined> {
  return (await db.draft.get(key))?.value as Value | undefined;
}

export async function saveDraft(db: Replica, key: string, value: unknown, at: string): Promise<void> {
  await db.guard(async () => db.draft.put({ key, value, at }), { precious: true, naming: key.split(':') });
}

export async function dropDraft(db: Replica, key: string): Promise<void> {
  await db.draft.delete(key);
}

/** Resolves once every draft that was being written is on this device. */
export async function draftsSettled(db: Replica): Promise<void> {
  await Promise.all(db.draftsUnderWay);
  // Of the others: transactions on one table wait for each other.
  await db.transaction('rw', db.draft, async () => db.draft.count());
}
