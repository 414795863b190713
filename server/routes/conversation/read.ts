import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import { readThoseOf } from '../../domain/notification/clear.ts';
import type { Place } from './access.ts';
import { raiseMark } from './raise-mark.ts';

/** Raises how far the caller has read, never lowers it, and marks the notifications about it as read. */
export async function markRead(
  context: CallContext,
  { seq }: ArgsOf<'conversation.read'>,
  place: Place,
): Promise<AnswerOf<'conversation.read'>> {
  const { conversation } = place;
  const lastReadSeq = await raiseReadMark(context, place, seq);
  return { lastReadSeq, unread: conversation.last_seq - lastReadSeq };
}

/** How far the caller has read now. */
export async function raiseReadMark(context: CallContext, place: Place, seq: number): Promise<number> {
  const { conversation } = place;
  const upTo = Math.min(seq, conversation.last_seq);
  const { at, raised, joined } = await raiseMark(context, place, 'last_read_seq', upTo);
  if (raised || joined) await touchConversation(context, conversation.id);
  if (seq >= conversation.last_seq) await readThoseOf(context, conversation.id, userOf(context).id);
  return at;
}
