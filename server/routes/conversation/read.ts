import type { ArgsOf } from '../../../contract/calls.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordConversation } from '../../change-log/record.ts';
import { readThoseOf } from '../notification/command.ts';
import { join } from './open.ts';
import { type ConversationRow, readConversation } from './presenter.ts';

/** Raises how far the caller has read, never lowers it, and marks the notifications about it as read. */
export async function markRead(
  context: CallContext,
  { seq }: ArgsOf<'conversation.read'>,
  { side, conversation }: { side: Side; conversation: ConversationRow },
): Promise<Conversation> {
  const { tx, effects } = context;
  const uid = userOf(context).id;
  await join(tx, conversation.id, uid, side);
  const upTo = Math.min(seq, conversation.last_seq);
  const raised = await tx
    .updateTable('participant')
    .set({ last_read_seq: upTo })
    .where('conversation_id', '=', conversation.id)
    .where('user_id', '=', uid)
    .where('last_read_seq', '<', upTo)
    .returning('user_id')
    .executeTakeFirst();
  if (raised !== undefined) {
    const next = await tx
      .updateTable('conversation')
      .set((eb) => ({ ver: eb('ver', '+', 1) }))
      .where('id', '=', conversation.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    recordConversation(effects, next);
  }
  if (seq >= conversation.last_seq) await readThoseOf(context, conversation.id, uid);
  return readConversation(tx, conversation.id, side);
}
