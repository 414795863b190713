import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { touchConversation } from '../../domain/conversation/open.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { eraseFilesOf } from '../../domain/file/attach.ts';

/**
 * Erases the messages of a locked conversation up to a number, with their files and reactions; the numbers are not
 * given again. Gives how many there were.
 */
export async function eraseUpTo(
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
