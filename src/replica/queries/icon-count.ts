import type { Replica } from '../database.ts';
import { countUnread } from './conversations.ts';
import { countUnreadNotifications } from './notifications.ts';

/** The number at the app's icon, in page and worker the same: unread messages and notifications. */
export async function countAtIcon(db: Replica): Promise<number> {
  const counts = await Promise.all([countUnread(db), countUnreadNotifications(db)]);
  return counts[0] + counts[1];
}
