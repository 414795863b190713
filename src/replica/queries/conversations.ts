import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import type { Replica } from '../database.ts';
import { blockedIds, isBlocked } from './block.ts';
import { me } from './me.ts';

/** What lies beyond where this person's reading ends; own messages too, where they were written before that was read. */
export function unreadOf(conversation: Conversation, uid: string): number {
  const me = conversation.participants.find((participant) => participant._userId === uid);
  return Math.max(0, conversation.lastSeq - (me?.lastReadSeq ?? 0));
}

/** Until when this person gets no push about it; whether that is still to come says the clock. */
export function mutedUntilOf({ participants }: Conversation, uid: string): string | null {
  return participants.find(({ _userId }) => _userId === uid)?.mutedUntil ?? null;
}

/** Conversations, last written first. */
export async function conversations(db: Replica): Promise<Conversation[]> {
  const rows = await db.conversation.toArray();
  return rows.toSorted((a, b) => lastAt(b).localeCompare(lastAt(a)));
}

/** When it was last written in; of one without a message when it began. */
export function lastAt({ lastMessage, createdAt }: Conversation): string {
  return lastMessage?.at ?? createdAt;
}

/** Not taken out of the list; a row that an older app has kept does not know. */
export function isListed({ hidden }: Pick<Conversation, 'hidden'>): boolean {
  return hidden !== true;
}

/**
 * Messages in the order of the server, then those it has not seen in the order they were written; without those this
 * person has emptied or deleted. Read in a transaction over conversations and messages.
 */
export async function messagesOf(db: Replica, conversationId: string): Promise<Message[]> {
  const rows = await db.message.where('_conversationId').equals(conversationId).toArray();
  const conversation = await db.conversation.get(conversationId);
  const me = conversation?.participants.find((participant) => participant._userId === db.uid);
  const isShown = ({ seq, deletedFor }: Message) =>
    (seq === null || seq > (me?.clearedSeq ?? 0)) && !deletedFor?.includes(db.uid);
  return rows
    .filter(isShown)
    .toSorted(
      (a, b) =>
        (a.seq ?? Number.POSITIVE_INFINITY) - (b.seq ?? Number.POSITIVE_INFINITY) ||
        a.clientAt.localeCompare(b.clientAt) ||
        a._id.localeCompare(b._id),
    );
}

/** Unread messages over all conversations, for the badge. */
export async function countUnread(db: Replica): Promise<number> {
  const [rows, user] = await Promise.all([db.conversation.toArray(), me(db)]);
  const blocked = blockedIds(user);
  const counts = (row: Conversation) => isListed(row) && !isBlocked(blocked, row, db.uid);
  return rows.filter(counts).reduce((sum, row) => sum + unreadOf(row, db.uid), 0);
}
