import type { Notification } from '../../../contract/entities/notification.ts';
import type { Replica } from '../database.ts';

/** The path of the screen a notification is about, for this reader. */
export async function notificationTarget(db: Replica, { type, ref }: Notification): Promise<string> {
  if (ref.type === 'conversation') return `/pwa/chat?conversation=${ref.id}`;
  if (ref.type === 'job') return `/pwa/${ref.id}`;
  const mine = await db.application.get(ref.id);
  if (mine && type === 'application_accepted') return `/pwa/chat?conversation=${mine._conversationId}`;
  if (mine) return `/pwa/user?application=${ref.id}`;
  return `/pwa/company?applicant=${ref.id}`;
}
