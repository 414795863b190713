import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import { lockPlaceIn, type Place } from './access.ts';
import { raiseReadMark } from './read.ts';

/** For oneself; out of a company's shared list only the owner takes one. */
export async function mayHide(context: CallContext, args: ArgsOf<'conversation.hide'>): Promise<Place> {
  const place = await lockPlaceIn(context, args.conversationId);
  if (isShared(place) && userOf(context).membership?.role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner takes a conversation out of the company’s list');
  return place;
}

const isShared = ({ conversation, side }: Place) =>
  side === 'company' && conversation.company_id !== null && conversation.peer_id === null;

/** Hidden until the next message; what was unread counts as read by the caller. */
export async function hide(
  context: CallContext,
  _args: ArgsOf<'conversation.hide'>,
  place: Place,
): Promise<AnswerOf<'conversation.hide'>> {
  const { conversation } = place;
  await raiseReadMark(context, place, conversation.last_seq);
  if (isShared(place)) {
    await touchConversation(context, conversation.id, { company_hidden: true });
    return { hidden: true };
  }
  await context.tx
    .updateTable('participant')
    .set({ hidden: true })
    .where('conversation_id', '=', conversation.id)
    .where('user_id', '=', userOf(context).id)
    .execute();
  await touchConversation(context, conversation.id);
  return { hidden: true };
}
