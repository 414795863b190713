import type { Notification } from '../../../contract/entities/notification.ts';
import type { Replica } from '../database.ts';
import { notificationTarget } from './notification-target.ts';
import { notifications } from './notifications.ts';

/** A notification and the path of what it is about, for this reader. */
export type NotificationRow = { notification: Notification; target: string };

/** Newest first, each with its way. */
export async function notificationRows(db: Replica): Promise<NotificationRow[]> {
  const rows = await notifications(db);
  return Promise.all(
    rows.map(async (notification) => ({ notification, target: await notificationTarget(db, notification) })),
  );
}
