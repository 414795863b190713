import type { ArgsOf } from '../../../contract/calls.ts';
import type { Message } from '../../../contract/entities/conversation.ts';
import { ApiError } from '../../../contract/errors.ts';
import { DELETE_FOR_ALL_MINUTES } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { eraseMessage } from '../../domain/conversation/erase-message.ts';
import { presentMessage } from '../../domain/conversation/message-presenter.ts';
import type { ConversationRow, MessageRow } from '../../domain/conversation/row.ts';
import { keepStaffAct } from '../../domain/log/staff-log.ts';
import { lockPlaceIn, type Place, unknownConversation, viewerOf } from './access.ts';

type Args = ArgsOf<'conversation.delete-message'>;
type Deleting = Place & { message: MessageRow };

/** The sender, for themselves at any time, for all within 15 minutes; staff for all at any time. */
export async function mayDeleteMessage(context: CallContext, args: Args): Promise<Deleting> {
  const user = userOf(context);
  const place =
    user.mode === 'admin'
      ? { conversation: await lockAny(context, args._conversationId), side: 'company' as const }
      : await lockPlaceIn(context, args._conversationId);
  const message = await messageIn(context, place.conversation.id, args._messageId);
  const own = message.sender_id === user.id;
  if (!own && user.mode !== 'admin')
    throw new ApiError('not_allowed', 'only who has sent it deletes a message');
  if (!own && args.scope === 'me') throw new ApiError('not_allowed', 'staff deletes for all');
  if (own && args.scope === 'all' && user.mode !== 'admin') {
    if (message.appointment !== null)
      throw new ApiError('not_allowed', 'an appointment is withdrawn or declined, so that the others know');
    assertInTime(context, message);
  }
  return { ...place, message };
}

export async function deleteMessage(
  context: CallContext,
  { scope }: Args,
  deleting: Deleting,
): Promise<Message> {
  const { conversation, message } = deleting;
  const viewer = viewerOf(context, deleting);
  const next =
    scope === 'me' ? await hide(context, message) : await eraseMessage(context, message, conversation);
  recordMessage(context.effects, next, conversation);
  const { id: uid, email } = userOf(context);
  if (message.sender_id !== uid)
    await keepStaffAct(context, {
      command: 'conversation.delete-message',
      args: { messageId: message.id },
      by: email,
      outcome: 'The message is removed for all.',
    });
  return presentMessage(context.tx, next, viewer);
}

function assertInTime({ now }: CallContext, { server_at, deleted_at }: MessageRow): void {
  const minutes = (now.getTime() - server_at.getTime()) / 60_000;
  if (minutes > DELETE_FOR_ALL_MINUTES && deleted_at === null)
    throw new ApiError(
      'too_late',
      `a message can be deleted for all within ${DELETE_FOR_ALL_MINUTES} minutes; delete it for yourself`,
      { detail: { until: new Date(server_at.getTime() + DELETE_FOR_ALL_MINUTES * 60_000).toISOString() } },
    );
}

async function lockAny({ tx }: CallContext, id: string): Promise<ConversationRow> {
  const row = await tx
    .selectFrom('conversation')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknownConversation();
  return row;
}

/** A message of the conversation. Throws `not_found` for any other. */
export async function messageIn(
  { tx }: CallContext,
  conversationId: string,
  id: string,
): Promise<MessageRow> {
  const row = await tx
    .selectFrom('message')
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such message in this conversation');
  return row;
}

async function hide({ tx }: CallContext, message: MessageRow): Promise<MessageRow> {
  return tx
    .updateTable('message')
    .set((eb) => ({ sender_deleted: true, ver: eb('ver', '+', 1) }))
    .where('id', '=', message.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
