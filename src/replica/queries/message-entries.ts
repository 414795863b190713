import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';

type MessageEntry = OutboxEntry<'conversation.add-message'>;

/** Own messages that have not been received, in the order they were written. */
export async function messageEntries(db: Replica, conversationId: string): Promise<MessageEntry[]> {
  const lane = await db.outbox.where('lane').equals(`conversation:${conversationId}`).sortBy('order');
  return lane.filter(isMessage);
}

export function isMessage(entry: OutboxEntry): entry is MessageEntry {
  return entry.name === 'conversation.add-message';
}
