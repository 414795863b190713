import { type CallContext, userOf } from '../../api/call-context.ts';

/** Raises one of the caller's marks in a conversation they have joined, never lowers it. Where it stands by then. */
export async function raiseMark(
  context: CallContext,
  conversationId: string,
  mark: 'cleared_seq' | 'last_read_seq',
  upTo: number,
): Promise<{ at: number; raised: boolean }> {
  const { tx } = context;
  const uid = userOf(context).id;
  const raised = await tx
    .updateTable('participant')
    .set({ [mark]: upTo })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', uid)
    .where(mark, '<', upTo)
    .returning('user_id')
    .executeTakeFirst();
  if (raised !== undefined) return { at: upTo, raised: true };
  const row = await tx
    .selectFrom('participant')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', uid)
    .select(mark)
    .executeTakeFirstOrThrow();
  return { at: row[mark], raised: false };
}
