import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSession } from '../auth/use-account.ts';
import { ChatLayout } from '../layouts/chat-layout.tsx';
import type { CompanyPlace } from '../layouts/company-destinations.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { SeekerPlace } from '../layouts/destinations.ts';
import { LazyCompanyFrame } from '../layouts/lazy-company-frame.tsx';
import { useAround } from '../layouts/use-around.ts';
import { usePainted } from '../ui/use-painted.ts';
import { InstallOffer } from './-install-offer.tsx';
import { UpdateNotice } from './-update-notice.tsx';

const loadNotifications = () => import('../features/notifications/notifications-sheet.tsx');
const loadOutbox = () => import('../features/settings/outbox-sheet.tsx');
const NotificationsSheet = lazy(async () => ({ default: (await loadNotifications()).NotificationsSheet }));
const OutboxSheet = lazy(async () => ({ default: (await loadOutbox()).OutboxSheet }));

const LazyCompanyNotice = lazy(async () => ({
  default: (await import('./-company-notice.tsx')).CompanyNotice,
}));

/** `slim`: something beside the company's page takes the room of its rail. */
type Props = { seeker?: SeekerPlace; company?: CompanyPlace; slim?: boolean; children: ReactNode };

/** The layout of the signed-in area: the company's for people in company mode. */
export function AppFrame({ seeker, company, slim, children }: Props) {
  const { around, sheets } = useFrame();
  return (
    <>
      {around.side === 'company' ? (
        <>
          <CompanyNotice />
          <LazyCompanyFrame frame={around.frame} current={company} slim={slim}>
            {children}
          </LazyCompanyFrame>
        </>
      ) : (
        <DefaultLayout {...around} current={seeker} hint={<InstallOffer />}>
          {children}
        </DefaultLayout>
      )}
      {sheets}
    </>
  );
}

/** The same around two panes. */
export function ChatFrame(panes: { list: ReactNode; conversation: ReactNode | null; empty: ReactNode }) {
  const { around, sheets } = useFrame();
  return (
    <>
      {around.side === 'company' && <CompanyNotice />}
      <ChatLayout {...around} {...panes} />
      {sheets}
    </>
  );
}

function CompanyNotice() {
  return (
    <Suspense>
      <LazyCompanyNotice />
    </Suspense>
  );
}

function useFrame() {
  const [open, setOpen] = useState<'outbox' | 'notifications' | null>(null);
  const [loaded, setLoaded] = useState(false);
  const painted = usePainted();
  // What opens at a tap is not part of the first paint, but here before anybody taps.
  useEffect(() => {
    if (!painted) return;
    const loading = Promise.all([loadNotifications(), loadOutbox()]);
    loading.then(() => setLoaded(true)).catch(() => undefined);
  }, [painted]);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const around = useAround(useSession()?.userMode === 'company', {
    onOutbox: () => setOpen('outbox'),
    onNotifications: () => setOpen('notifications'),
    // On the market itself the filters stay as they are.
    onSearch: () => void navigate({ to: '/pwa', hash: 'search', search: pathname === '/pwa' ? true : {} }),
  });
  const close = () => setOpen(null);
  const sheets = (
    <>
      {(loaded || open) && (
        <Suspense>
          <OutboxSheet open={open === 'outbox'} onClose={close} />
          <NotificationsSheet open={open === 'notifications'} onClose={close} />
        </Suspense>
      )}
      <UpdateNotice />
    </>
  );
  return { around, sheets };
}
