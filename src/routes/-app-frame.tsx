import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSession } from '../auth/use-account.ts';
import { NotificationsSheet } from '../features/notifications/notifications-sheet.tsx';
import { OutboxSheet } from '../features/settings/outbox-sheet.tsx';
import { ChatLayout } from '../layouts/chat-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { CompanyPlace, SeekerPlace } from '../layouts/destinations.ts';
import { LazyCompanyFrame } from '../layouts/lazy-company-frame.tsx';
import { useAround } from '../layouts/use-around.ts';
import { InstallOffer } from './-install-offer.tsx';
import { UpdateNotice } from './-update-notice.tsx';

type Props = { seeker?: SeekerPlace; company?: CompanyPlace; children: ReactNode };

/** The layout of the signed-in area: a company's for whoever is in company mode. */
export function AppFrame({ seeker, company, children }: Props) {
  const { around, sheets } = useFrame();
  return (
    <>
      {around.side === 'company' ? (
        <LazyCompanyFrame frame={around.frame} current={company}>
          {children}
        </LazyCompanyFrame>
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
      <ChatLayout {...around} {...panes} />
      {sheets}
    </>
  );
}

function useFrame() {
  const [open, setOpen] = useState<'outbox' | 'notifications' | null>(null);
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
      <OutboxSheet open={open === 'outbox'} onClose={close} />
      <NotificationsSheet open={open === 'notifications'} onClose={close} />
      <UpdateNotice />
    </>
  );
  return { around, sheets };
}
