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
  /** Of what the server writes: whose act it tells of; null where nobody's. */
  actorId?: string | null;
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
 * who had hidden it.
 */
export async function append(
  context: ChangeContext,
  row: ConversationRow,
  message: NewMessage,
  status: Status,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const { tx, now, effects } = context;
  const { senderId, side } = message;
  const uid = senderId ?? message.actorId ?? null;
  const seq = row.last_seq + 1;
  const kept = await tx
    .with('read', () => readOwn(row, { senderId, uid, side, seq }))
    .with('shown', (db) =>
      db
        .updateTable('participant')
        .set({ hidden: false })
        .where('conversation_id', '=', row.id)
        .where('hidden', '=', true)
        .where('user_id', 'is distinct from', uid),
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

/**
 * Who writes takes part. They have read their own message where they had read everything before it: what came while they
 * wrote in a tunnel was in nobody's sight, so there the mark stays. Staff that ends an offer takes no part.
 */
function readOwn(
  { id, user_id, company_id }: ConversationRow,
  { senderId, uid, side, seq }: { senderId: string | null; uid: string | null; side: Side; seq: number },
) {
  return sql<{ user_id: string }>`
    (insert into participant (conversation_id, user_id, side, last_read_seq)
    select ${id}::uuid, ${uid}::text, ${side}::text, ${seq === 1 ? 1 : 0}::integer
    where ${uid}::text is not null and (
      ${uid}::text in (${senderId}::text, ${user_id}::text)
      or exists (select from member where company_id = ${company_id}::uuid and user_id = ${uid}::text)
    )
    on conflict (conversation_id, user_id) do update
    set hidden = false, last_read_seq = case
      when participant.last_read_seq = ${seq - 1}::integer then ${seq}::integer else participant.last_read_seq end)`;
}

/** Cut between characters, never through one. */
function excerpt(text: string): string {
  return Array.from(text).slice(0, EXCERPT).join('');
}
