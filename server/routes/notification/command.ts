import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordNotification } from '../../change-log/record.ts';
import { unreadOf } from './list.ts';
import { forgetReminder } from './remind.ts';

/** Marks everything up to an instant as read; newer ones stay unread. */
export async function readAll(
  { tx, now, effects }: CallContext,
  { upTo }: ArgsOf<'notification.read-all'>,
  uid: string,
): Promise<AnswerOf<'notification.read-all'>> {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: now, ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('created_at', '<=', new Date(upTo))
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row);
  return { unread: await unreadOf(tx, uid) };
}

/** Marks what tells of one conversation as read. */
export async function readThoseOf(
  { tx, now, effects }: CallContext,
  conversationId: string,
  uid: string,
): Promise<void> {
  const rows = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: now, ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('type', 'in', ['message', 'conversation_request'])
    .where('ref_type', '=', 'conversation')
    .where('ref_id', '=', conversationId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row);
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
  let query = tx
    .updateTable('notification')
    .set((eb) => ({ deleted_at: now, params: '[]', ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null);
  if (_notificationId !== undefined) query = query.where('id', '=', _notificationId);
  const rows = await query.returning(['id', 'ver', 'user_id']).execute();
  for (const row of rows) recordNotification(effects, row, true);
  return { deleted: rows.length };
}
