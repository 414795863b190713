import { sql } from 'kysely';
import type { Appointment, Message } from '../../../contract/entities/conversation.ts';
import type { Attachment } from '../../../contract/entities/file.ts';
import type { Side } from '../../../contract/fields.ts';
import { hintOf } from '../../../contract/policy/message-text.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { touchConversation } from './open.ts';
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
    .with('read', () => readOwn(row.id, { senderId, side, seq }))
    .with('shown', (db) =>
      db
        .updateTable('participant')
        .set({ hidden: false })
        .where('conversation_id', '=', row.id)
        .where('hidden', '=', true)
        .where('user_id', 'is distinct from', senderId),
    )
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

/** The sender takes part, and has read their own message. */
function readOwn(
  conversationId: string,
  { senderId, side, seq }: Pick<NewMessage, 'senderId' | 'side'> & { seq: number },
) {
  return sql<{ user_id: string }>`
    (insert into participant (conversation_id, user_id, side, last_read_seq)
    select ${conversationId}::uuid, ${senderId}::text, ${side}::text, ${seq}::integer
    where ${senderId}::text is not null
    on conflict (conversation_id, user_id)
    do update set last_read_seq = excluded.last_read_seq, hidden = false)`;
}

/** Cut between characters, never through one. */
function excerpt(text: string): string {
  return Array.from(text).slice(0, EXCERPT).join('');
}
