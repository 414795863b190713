import type { ReactNode } from 'react';
import { useSession } from '../auth/use-account.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { InstallOffer } from './-install-offer.tsx';

/** Public pages; people who are signed in find the way back into the app on them. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout signedIn={useSession() !== null} hint={<InstallOffer />}>
      {children}
    </DefaultLayout>
  );
}
