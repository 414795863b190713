import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { presentMessages } from '../../domain/conversation/message-presenter.ts';
import { readConversation } from '../../domain/conversation/presenter.ts';
import { type Place, viewerOf } from './access.ts';

/**
 * A conversation and a page of its messages in their order: those after a number, those before one, or the newest.
 * What the caller has emptied or deleted is not among them.
 */
export async function getConversation(
  context: CallContext,
  { afterSeq, beforeSeq, limit = PAGE_DEFAULT }: ArgsOf<'conversation.get'>,
  place: Place,
): Promise<AnswerOf<'conversation.get'>> {
  const { tx, now } = context;
  const { conversation } = place;
  const uid = userOf(context).id;
  const viewer = viewerOf(context, place);
  const forward = afterSeq !== undefined;
  const me = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', conversation.id)
    .where('user_id', '=', uid)
    .select('cleared_seq')
    .executeTakeFirst();
  const rows = await tx
    .selectFrom('message')
    .where('conversation_id', '=', conversation.id)
    .where('seq', '>', Math.max(afterSeq ?? 0, me?.cleared_seq ?? 0))
    .$if(beforeSeq !== undefined, (query) => query.where('seq', '<', beforeSeq as number))
    .where((eb) => eb.or([eb('sender_deleted', '=', false), eb('sender_id', '<>', uid)]))
    .selectAll()
    .orderBy('seq', forward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  if (!forward) page.reverse();
  return {
    conversation: await readConversation(tx, conversation.id, viewer, now),
    messages: await presentMessages(tx, page, viewer),
    more: rows.length > limit,
  };
}
