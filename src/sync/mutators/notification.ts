import type { Mutator } from './mutator.ts';

export const readAllNotifications: Mutator<'notification.read-all'> = (tx, args, { at }) => {
  const unread = tx.filter('notification', (row) => row.readAt === null && row.createdAt <= args.upTo);
  for (const row of unread) tx.put('notification', { ...row, readAt: at });
};

export const deleteNotification: Mutator<'notification.delete'> = (tx, args) => {
  const { _notificationId, all } = args;
  if (_notificationId !== undefined) tx.remove('notification', _notificationId);
  const gone = all === undefined ? [] : tx.filter('notification', () => true);
  for (const row of gone) tx.remove('notification', row._id);
};
