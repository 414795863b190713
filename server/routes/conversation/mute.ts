import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { join, touchConversation } from '../../domain/conversation/open.ts';
import type { Place } from './access.ts';

/** No push about it for the caller until then; the app still tells. */
export async function mute(
  context: CallContext,
  { until }: ArgsOf<'conversation.mute'>,
  { conversation, side }: Place,
): Promise<AnswerOf<'conversation.mute'>> {
  const { tx } = context;
  const uid = userOf(context).id;
  await join(tx, conversation.id, uid, side);
  await tx
    .updateTable('participant')
    .set({ muted_until: until === null ? null : new Date(until) })
    .where('conversation_id', '=', conversation.id)
    .where('user_id', '=', uid)
    .execute();
  await touchConversation(context, conversation.id);
  return { mutedUntil: until === null ? null : new Date(until).toISOString() };
}
