import type { Creator } from '../../../contract/entities/creator.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { Replica } from '../database.ts';
import { isUnderstood } from '../entry-format.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { me } from './me.ts';
import { outboxEntries } from './outbox.ts';

export type CreatorEdit = {
  user: User | null;
  creator: Creator | null;
  /** Its changes that have not been received yet, those that were stopped among them, in their order. */
  entries: OutboxEntry[];
};

/** The creator account of the signed-in person. */
export async function myCreator(db: Replica): Promise<Creator | null> {
  return (await db.creator.toCollection().first()) ?? null;
}

/** The same with what is on its way to it, of one moment. A refused creation has touched no row: it is found by its name. */
export async function creatorEdit(db: Replica): Promise<CreatorEdit> {
  const entries = await outboxEntries(db);
  return {
    user: (await me(db)) ?? null,
    creator: await myCreator(db),
    entries: entries.filter((entry) => isUnderstood(entry) && entry.name.startsWith('creator.')),
  };
}
