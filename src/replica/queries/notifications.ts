import type { Notification } from '../../../contract/entities/notification.ts';
import type { Replica } from '../database.ts';

/** Newest first. */
export function notifications(db: Replica, limit = 100): Promise<Notification[]> {
  return db.notification.orderBy('createdAt').reverse().limit(limit).toArray();
}

export function countUnreadNotifications(db: Replica): Promise<number> {
  return db.notification.filter((row) => row.readAt === null).count();
}
