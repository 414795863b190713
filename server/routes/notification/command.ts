import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordNotification } from '../../database/change-log/record.ts';
import { clear } from '../../domain/notification/clear.ts';
import { countOf, unreadOf } from './list.ts';
import { forgetReminder } from './remind.ts';

/** Marks everything up to an instant as read; newer ones stay unread. */
export async function readAll(
  context: CallContext,
  { upTo }: ArgsOf<'notification.read-all'>,
  uid: string,
): Promise<AnswerOf<'notification.read-all'>> {
  await clear(context, { uid, upTo, as: 'read' });
  // Without those that are yet to be marked: they are read, as far as anybody is told.
  return { unread: await unreadOf(context.tx, uid, new Date(upTo)) };
}

/**
 * Deletes one, or all, and takes a reminder back that still waits. The row stays for a while without its words; one
 * that is gone already counts as zero.
 */
export async function deleteNotifications(
  context: CallContext,
  { _notificationId }: ArgsOf<'notification.delete'>,
  uid: string,
): Promise<AnswerOf<'notification.delete'>> {
  const { tx, now, effects } = context;
  if (_notificationId !== undefined && (await forgetReminder(context, uid, _notificationId)))
    return { deleted: 1 };
  if (_notificationId === undefined) {
    const deleted = await countOf(tx, uid);
    await clear(context, { uid, upTo: now.toISOString(), as: 'deleted' });
    return { deleted };
  }
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ deleted_at: now, params: '[]', ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .where('id', '=', _notificationId)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row, true);
  return { deleted: rows.length };
}
