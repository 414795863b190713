import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { eraseFilesOf } from '../../domain/file/attach.ts';
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
    const emptied = await emptiedByBoth(context, conversation.id);
    if (emptied > 0) await eraseUpTo(context, conversation, emptied);
  }
  if (raised || joined) await touchConversation(context, conversation.id);
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

/**
 * Erases the messages of a locked conversation up to a number, with their files and reactions; the numbers are not
 * given again. Gives how many there were.
 */
async function eraseUpTo(
  context: ChangeContext,
  conversation: ConversationRow,
  seq: number,
): Promise<number> {
  const { tx, effects } = context;
  const gone = await tx
    .deleteFrom('message')
    .where('conversation_id', '=', conversation.id)
    .where('seq', '<=', seq)
    .returning(['id', 'ver', 'attachments'])
    .execute();
  for (const { id, ver, attachments } of gone) {
    if (attachments.length > 0) await eraseFilesOf(context, { type: 'message', id });
    recordMessage(effects, { id, ver: ver + 1 }, conversation, true);
  }
  if (gone.length > 0 && conversation.last_seq <= seq)
    await touchConversation(context, conversation.id, { last_message: null });
  return gone.length;
}
