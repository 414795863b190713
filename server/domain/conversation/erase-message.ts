import type { ChangeContext } from '../../api/change-context.ts';
import { eraseFilesOf } from '../file/attach.ts';
import { takeBackReminders } from '../notification/take-back.ts';
import { isKeptByReport } from './kept-by-report.ts';
import { touchConversation } from './open.ts';
import type { ConversationRow, MessageRow } from './row.ts';

/**
 * A message deleted for all stays as a placeholder with its number, without text and files. What was reported staff can
 * still look at, and nobody else. Both rows are locked.
 */
export async function eraseMessage(
  context: ChangeContext,
  message: MessageRow,
  conversation: ConversationRow,
): Promise<MessageRow> {
  const { tx, now } = context;
  await tx.deleteFrom('message_reaction').where('message_id', '=', message.id).execute();
  if (!(await isKeptByReport(tx, message))) await eraseFilesOf(context, { type: 'message', id: message.id });
  if (message.appointment !== null) await takeBackReminders(context, conversation.id, [message.id]);
  if (conversation.last_message?.seq === message.seq) {
    const last = { ...conversation.last_message, text: '' };
    await touchConversation(context, conversation.id, { last_message: JSON.stringify(last) });
  }
  return tx
    .updateTable('message')
    .set((eb) => ({
      text: '',
      attachments: '[]',
      appointment: null,
      hint: null,
      deleted_at: message.deleted_at ?? now,
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', message.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
