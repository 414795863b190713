import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordConversation, recordMessage } from '../../change-log/record.ts';
import { nameFor } from '../application/presenter.ts';
import { membersOf } from '../company/members.ts';
import { notify } from '../notification/notify.ts';
import { join, startConversation } from './open.ts';
import type { Writing } from './policy.ts';
import { type ConversationRow, type MessageRow, presentMessage, readConversation } from './presenter.ts';

/** Length of the last message's excerpt. */
const EXCERPT = 120;

/**
 * Takes a message in and gives it its place. The company's first message opens the conversation; the applicant's
 * first one asks for it. A `clientId` that is known is answered with its message.
 */
export async function addMessage(
  context: CallContext,
  args: ArgsOf<'conversation.add-message'>,
  writing: Writing,
): Promise<AnswerOf<'conversation.add-message'>> {
  const { application, side } = writing;
  const message = writing.existing ?? (await append(context, args, writing));
  const conversation = await readConversation(context.tx, application.conversation_id, side);
  return { conversation, message: presentMessage(message) };
}

async function append(
  context: CallContext,
  args: ArgsOf<'conversation.add-message'>,
  { application, side, conversation }: Writing,
): Promise<MessageRow> {
  const { tx, effects, now } = context;
  const user = userOf(context);
  const accepted = side === 'company' || application.status === 'accepted';
  const status: Conversation['status'] = accepted ? 'open' : (conversation?.status ?? 'requested');
  const row = conversation ?? (await startConversation(context, application, status));
  const seq = row.last_seq + 1;
  const message = await tx
    .insertInto('message')
    .values({
      id: args.clientId,
      conversation_id: row.id,
      seq,
      sender_id: user.id,
      side,
      type: args.type,
      text: args.text,
      client_at: new Date(args.clientAt),
      server_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lastMessage = { text: excerpt(args.text), at: now.toISOString(), seq, by: user.id };
  const next = await tx
    .updateTable('conversation')
    .set((eb) => ({
      status,
      last_seq: seq,
      last_message: JSON.stringify(lastMessage),
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await join(tx, row.id, user.id, side);
  await tx
    .updateTable('participant')
    .set({ last_read_seq: seq })
    .where('conversation_id', '=', row.id)
    .where('user_id', '=', user.id)
    .execute();
  recordMessage(effects, message, next);
  recordConversation(effects, next);
  await tell(context, next, side === 'talent' ? nameFor(application) : next.company_name, side);
  return message;
}

async function tell(
  context: CallContext,
  conversation: ConversationRow,
  sender: string,
  from: 'talent' | 'company',
): Promise<void> {
  const readers =
    from === 'company'
      ? [conversation.user_id]
      : await membersOf(context.tx, conversation.company_id, 'canChat');
  for (const uid of readers) {
    await notify(context, {
      to: uid,
      type: 'message',
      ref: { type: 'conversation', id: conversation.id },
      params: [sender, conversation.job_title],
    });
  }
}

/** Cut between characters, never through one. */
function excerpt(text: string): string {
  return Array.from(text).slice(0, EXCERPT).join('');
}
