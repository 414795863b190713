import { useEffect } from 'react';
import { countUnread } from '../replica/queries/conversations.ts';
import { countUnreadNotifications } from '../replica/queries/notifications.ts';
import { useLive } from '../replica/use-live.ts';

/** The number on the app's icon: unread messages and notifications. */
export function AppBadge() {
  const chat = useLive(countUnread);
  const notifications = useLive(countUnreadNotifications);
  const unread = chat === undefined || notifications === undefined ? undefined : chat + notifications;
  useEffect(() => {
    // Missing where the app is not installed, or the system shows no numbers.
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    const set = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
    set.catch(() => undefined);
  }, [unread]);
  return null;
}
