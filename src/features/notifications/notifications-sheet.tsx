import { useLingui } from '@lingui/react/macro';
import { Sheet } from '../../ui/sheet.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { PastBanners } from './past-banners.tsx';

type Props = { open: boolean; onClose: () => void };

/** What has happened, newest first. Opened from the bell, anywhere. */
export function NotificationsSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Notifications`}>
      <NotificationsList onLeave={onClose} />
      <PastBanners />
    </Sheet>
  );
}
