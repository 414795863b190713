import type { ArgsOf } from '../../../contract/calls.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import { mayClose } from '../../../contract/policy/conversation.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { callOffAll } from '../../domain/conversation/live-appointments.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import { readConversation } from '../../domain/conversation/presenter.ts';
import { type Place, viewerOf } from './access.ts';

/** Closes, and calls off what is agreed there; one that is closed already keeps the person who closed it first. */
export async function closeConversation(
  context: CallContext,
  { reason }: ArgsOf<'conversation.close'>,
  place: Place,
): Promise<Conversation> {
  const { conversation, side } = place;
  if (mayClose(conversation)) {
    await callOffAll(context, conversation, { uid: userOf(context).id, side });
    await touchConversation(context, conversation.id, {
      status: 'closed',
      closed_by: side,
      closed_reason: reason?.trim() ?? null,
      closed_at: context.now,
    });
  }
  return readConversation(context.tx, conversation.id, viewerOf(context, place), context.now);
}
