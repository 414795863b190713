import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { join, touchConversation } from '../../domain/conversation/open.ts';
import type { Place } from './access.ts';
import { eraseUpTo } from './erase.ts';
import { raiseMark } from './raise-mark.ts';
import { raiseReadMark } from './read.ts';

/**
 * Empties the conversation for the caller, who has read it with that. What both sides have emptied is erased; a
 * company has emptied what every member has who ever was in it.
 */
export async function clean(
  context: CallContext,
  { upToSeq }: ArgsOf<'conversation.clean'>,
  place: Place,
): Promise<AnswerOf<'conversation.clean'>> {
  const { conversation, side } = place;
  const upTo = Math.min(upToSeq, conversation.last_seq);
  await join(context.tx, conversation.id, userOf(context).id, side);
  const { at, raised } = await raiseMark(context, conversation.id, 'cleared_seq', upTo);
  if (raised) {
    await raiseReadMark(context, place, upTo);
    const emptied = await emptiedByBoth(context, conversation.id);
    if (emptied > 0) await eraseUpTo(context, conversation, emptied);
    await touchConversation(context, conversation.id);
  }
  return { clearedSeq: at };
}

/** Up to where everybody has emptied it; 0 while one side has nobody in it. */
async function emptiedByBoth({ tx }: CallContext, conversationId: string): Promise<number> {
  const people = await tx
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .where('conversation_id', '=', conversationId)
    .select(['participant.side', 'participant.cleared_seq', 'conversation.peer_id'])
    .execute();
  const isBoth =
    people.some(({ peer_id }) => peer_id !== null) || new Set(people.map(({ side }) => side)).size > 1;
  return isBoth ? Math.min(...people.map(({ cleared_seq }) => cleared_seq)) : 0;
}
