import type { ReactNode } from 'react';
import { useSession } from '../auth/use-account.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { InstallOffer } from './-install-offer.tsx';

/** Pages that are open to everybody; whoever is signed in finds the way back into the app on them. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <DefaultLayout signedIn={useSession() !== null} hint={<InstallOffer />}>
      {children}
    </DefaultLayout>
  );
}
