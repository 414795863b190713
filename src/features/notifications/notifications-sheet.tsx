import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { countUnreadNotifications } from '../../replica/queries/notifications.ts';
import { useLive } from '../../replica/use-live.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { PastBanners } from './past-banners.tsx';

type Props = { open: boolean; onClose: () => void };

/** What has happened, newest first. Opened from the bell, anywhere. */
export function NotificationsSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const unread = useLive(countUnreadNotifications);
  useEffect(() => {
    // Only installed apps have one.
    if (unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
  // Signed out, nothing of this person stays at the icon.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
  return (
    <Sheet open={open} onClose={onClose} title={t`Notifications`}>
      <NotificationsList onLeave={onClose} />
      <PastBanners />
    </Sheet>
  );
}
