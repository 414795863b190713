import type { Appointment, Message } from '../../../contract/entities/conversation.ts';
import type { Attachment } from '../../../contract/entities/file.ts';
import type { Side } from '../../../contract/fields.ts';
import { hintOf } from '../../../contract/policy/message-text.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { join, touchConversation } from './open.ts';
import type { ConversationRow, MessageRow } from './row.ts';

/** Length of the last message's excerpt, in characters. */
const EXCERPT = 120;

export type NewMessage = {
  id: string;
  /** Null: the server writes. */
  senderId: string | null;
  side: Side;
  type: Message['type'];
  text: string;
  clientAt: Date;
  attachments?: Attachment[];
  replyTo?: string | undefined;
  appointment?: Appointment | undefined;
  offerId?: string;
};

type Status = Parameters<typeof touchConversation>[2];

/**
 * Appends a message to a locked conversation; the lock makes `seq` gapless. The conversation reappears for everybody
 * who had hidden it, and counts as read by the sender.
 */
export async function append(
  context: ChangeContext,
  row: ConversationRow,
  message: NewMessage,
  status: Status,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const { tx, now, effects } = context;
  const { senderId, side } = message;
  const seq = row.last_seq + 1;
  const kept = await tx
    .insertInto('message')
    .values({
      id: message.id,
      conversation_id: row.id,
      seq,
      sender_id: senderId,
      side,
      on_behalf_of: side === 'company' ? row.company_id : null,
      type: message.type,
      text: message.text,
      offer_id: message.offerId ?? null,
      reply_to: message.replyTo ?? null,
      appointment: message.appointment ? JSON.stringify(message.appointment) : null,
      attachments: JSON.stringify(message.attachments ?? []),
      hint: senderId === null ? null : hintOf(`${message.text} ${message.appointment?.place ?? ''}`),
      client_at: message.clientAt,
      server_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (senderId !== null) await readOwn(context, row.id, senderId, side, seq);
  await tx
    .updateTable('participant')
    .set({ hidden: false })
    .where('conversation_id', '=', row.id)
    .where('hidden', '=', true)
    .execute();
  const lastMessage = { text: excerpt(message.text), at: now.toISOString(), seq, by: senderId };
  const conversation = await touchConversation(context, row.id, {
    ...status,
    company_hidden: false,
    last_seq: seq,
    last_message: JSON.stringify(lastMessage),
    last_at: now,
  });
  recordMessage(effects, kept, conversation);
  return { message: kept, conversation };
}

async function readOwn({ tx }: ChangeContext, conversationId: string, uid: string, side: Side, seq: number) {
  await join(tx, conversationId, uid, side);
  await tx
    .updateTable('participant')
    .set({ last_read_seq: seq })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', uid)
    .execute();
}

/** Cut between characters, never through one. */
function excerpt(text: string): string {
  return Array.from(text).slice(0, EXCERPT).join('');
}
