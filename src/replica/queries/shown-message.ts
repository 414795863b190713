import type { Message } from '../../../contract/entities/conversation.ts';
import type { Replica } from '../database.ts';

/** A message as this person may still see it: null where it is not here, was emptied, or was deleted for them. */
export function shownMessage(db: Replica, id: string): Promise<Message | null> {
  return db.transaction('r', db.conversation, db.message, async () => {
    const row = await db.message.get(id);
    const conversation = row && (await db.conversation.get(row._conversationId));
    const me = conversation?.participants.find((participant) => participant._userId === db.uid);
    if (!row || row.deletedFor?.includes(db.uid)) return null;
    return row.seq !== null && row.seq <= (me?.clearedSeq ?? 0) ? null : row;
  });
}
