import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { presentMessage } from '../../domain/conversation/message-presenter.ts';
import { readConversation } from '../../domain/conversation/presenter.ts';
import { placeIn, viewerOf } from './access.ts';

/** The conversation a message is in. Throws `not_found`. */
export async function talkOf({ tx }: CallContext, messageId: string): Promise<string> {
  const row = await tx
    .selectFrom('message')
    .where('id', '=', messageId)
    .select('conversation_id')
    .executeTakeFirst();
  if (row === undefined) throw noMessage();
  return row.conversation_id;
}

/** A conversation as the caller reads it now. Throws `not_found` for strangers. */
export async function readTalk(context: CallContext, id: string): Promise<Conversation> {
  const place = await placeIn(context, id);
  return readConversation(context.tx, id, viewerOf(context, place), context.now);
}

/** A message as the caller reads it now. Throws `not_found` for strangers, and once it is erased. */
export async function readMessage(context: CallContext, id: string): Promise<Message> {
  const place = await placeIn(context, await talkOf(context, id));
  const row = await context.tx.selectFrom('message').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw noMessage();
  return presentMessage(context.tx, row, viewerOf(context, place));
}

const noMessage = () => new ApiError('not_found', 'no such message');
