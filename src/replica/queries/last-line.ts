import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Replica } from '../database.ts';

/** What the list says of a conversation's newest message. `deleted`: for everybody, or by this person for themselves. */
export type LastLine = { text: string; by: string | null; deleted: boolean };

/** By the conversation; none of those without a message, or whose newest one this person has emptied. */
export async function lastLines(
  db: Replica,
  conversations: readonly Conversation[],
): Promise<Map<string, LastLine>> {
  const lasts = conversations.flatMap(({ _id, lastMessage, participants }) => {
    const cleared = participants.find(({ _userId }) => _userId === db.uid)?.clearedSeq ?? 0;
    return lastMessage === null || lastMessage.seq <= cleared ? [] : [{ _id, ...lastMessage }];
  });
  // Of the others the row says all there is.
  const unsure = lasts.filter(({ text, by }) => text === '' || by === db.uid);
  const rows = await db.message
    .where('[_conversationId+seq]')
    .anyOf(unsure.map(({ _id, seq }) => [_id, seq]))
    .toArray();
  const deleted = new Set(
    rows
      .filter((row) => row.deletedAt || row.deletedFor?.includes(db.uid))
      .map((row) => `${row._conversationId} ${row.seq}`),
  );
  return new Map(
    lasts.map(({ _id, text, by, seq }) => [_id, { text, by, deleted: deleted.has(`${_id} ${seq}`) }]),
  );
}
