import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { eraseEmptied } from '../../domain/conversation/erase-emptied.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import type { Place } from './access.ts';
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
  const { conversation } = place;
  const upTo = Math.min(upToSeq, conversation.last_seq);
  const { at, raised, joined } = await raiseMark(context, place, 'cleared_seq', upTo);
  if (raised) {
    await raiseReadMark(context, place, upTo);
    await eraseEmptied(context, conversation);
  }
  if (raised || joined) await touchConversation(context, conversation.id);
  return { clearedSeq: at };
}
