import type { Replica } from './database.ts';

/** What somebody is still writing. `key` names the form and its subject: `application:JOB`, `message:CONVERSATION`. */
export async function readDraft<Value>(db: Replica, key: string): Promise<Value | undefined> {
  return (await db.draft.get(key))?.value as Value | undefined;
}

export async function saveDraft(db: Replica, key: string, value: unknown, at: string): Promise<void> {
  await db.draft.put({ key, value, at });
}

export async function dropDraft(db: Replica, key: string): Promise<void> {
  await db.draft.delete(key);
}
