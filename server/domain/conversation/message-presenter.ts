import type { Message } from '../../../contract/entities/conversation.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import type { Owner, Viewer } from './owner.ts';
import { bucketOf } from './presenter.ts';
import type { ConversationRow, MessageRow } from './row.ts';
import { sharedWith } from './visible.ts';

/** @param reader the reader's account; each member of a company reads what is shared with them */
export async function loadMessages(
  db: Db,
  ids: string[],
  owner: Owner,
  reader: string,
): Promise<Map<string, Message>> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('message.id', 'in', ids)
    .where((eb) =>
      owner.side === 'talent'
        ? eb.or([eb('conversation.user_id', '=', owner.uid), eb('conversation.peer_id', '=', owner.uid)])
        : sharedWith(owner.companyId, reader),
    )
    .selectAll('message')
    .execute();
  const shown = await presentMessages(db, rows, owner);
  return new Map(shown.map((message) => [message._id, message]));
}

/** Messages as one side reads them, in the order given. */
export async function presentMessages(db: Db, rows: MessageRow[], viewer: Viewer): Promise<Message[]> {
  const reactions = await reactionsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => shownTo(row, viewer, reactions.get(row.id) ?? {}));
}

function shownTo(row: MessageRow, viewer: Viewer, reactions: Message['reactions']): Message {
  const own = row.side === viewer.side || row.sender_id === viewer.uid;
  return {
    _id: row.id,
    ver: row.ver,
    _conversationId: row.conversation_id,
    seq: row.seq,
    _senderId: row.sender_id,
    side: row.side,
    onBehalfOf: row.on_behalf_of,
    type: row.type,
    text: row.text,
    _offerId: row.offer_id,
    replyTo: row.reply_to,
    appointment: row.appointment,
    attachments: row.attachments,
    hint: row.hint,
    reactions,
    clientAt: row.client_at.toISOString(),
    serverAt: row.server_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    deletedFor: own && row.sender_deleted && row.sender_id !== null ? [row.sender_id] : [],
  };
}

/** A message that a call has just taken in, which has no reactions yet, for its answer. */
export function answerMessage(
  { shown }: Pick<CallContext, 'shown'>,
  row: MessageRow,
  { conversation, viewer }: { conversation: ConversationRow; viewer: Viewer },
): Message {
  const message = shownTo(row, viewer, {});
  const bucket = bucketOf(conversation, viewer);
  if (bucket !== undefined) shown?.keep(bucket, 'message', message);
  return message;
}

export async function presentMessage(db: Db, row: MessageRow, viewer: Viewer): Promise<Message> {
  const [message] = await presentMessages(db, [row], viewer);
  return message as Message;
}

/** Emoji in order of first use, each with its authors. */
export async function reactionsOf(db: Db, messageIds: string[]): Promise<Map<string, Message['reactions']>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_reaction')
    .where('message_id', 'in', messageIds)
    .selectAll()
    .orderBy('at')
    .orderBy('emoji')
    .orderBy('user_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.message_id)].map(([id, some]) => [
      id,
      Object.fromEntries(
        [...Map.groupBy(some, (row) => row.emoji)].map(([emoji, ones]) => [
          emoji,
          ones.map((row) => row.user_id),
        ]),
      ),
    ]),
  );
}
