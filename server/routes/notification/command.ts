import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordNotification } from '../../change-log/record.ts';

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
    .where('created_at', '<=', new Date(upTo))
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row);
  const { unread } = await tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return { unread };
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
    .where('type', '=', 'message')
    .where('ref_id', '=', conversationId)
    .where('read_at', 'is', null)
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const row of rows) recordNotification(effects, row);
}

/** Deletes one, or all. One that is gone already counts as zero. */
export async function deleteNotifications(
  { tx, effects }: CallContext,
  { _notificationId }: ArgsOf<'notification.delete'>,
  uid: string,
): Promise<AnswerOf<'notification.delete'>> {
  let query = tx.deleteFrom('notification').where('user_id', '=', uid);
  if (_notificationId !== undefined) query = query.where('id', '=', _notificationId);
  const rows = await query.returning(['id', 'ver', 'user_id']).execute();
  for (const row of rows) recordNotification(effects, { ...row, ver: row.ver + 1 }, true);
  return { deleted: rows.length };
}
