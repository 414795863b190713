import type { Mutator } from '../mutator.ts';

export const readAllNotifications: Mutator<'notification.read-all'> = async (tx, args, { at }) => {
  const unread = await tx.filter('notification', (row) => row.readAt === null && row.createdAt <= args.upTo);
  for (const row of unread) await tx.put('notification', { ...row, readAt: at });
};

export const deleteNotification: Mutator<'notification.delete'> = async (tx, args) => {
  const gone = args._notificationId
    ? [{ _id: args._notificationId }]
    : await tx.filter('notification', () => true);
  for (const row of gone) await tx.remove('notification', row._id);
};
