import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AppAccount } from '../app/account.ts';
import { SignedIn } from '../app/signed-in.tsx';
import { dropMailLink, INVITATION, readMailLink } from '../auth/mail-link.ts';
import { JoinNow } from '../features/company/invitation/join-now.tsx';
import { InvitedScreen } from '../features/company/invited-screen.tsx';
import { InvitedRegister } from '../features/identity/invited-register.tsx';

type Invitation = { companyId: string; token: string };

/** The invitation whose link was opened on this device. */
export function openedInvitation(): Invitation | null {
  const link = readMailLink(globalThis.localStorage, 'accept-invite');
  return link?.cid ? { companyId: link.cid, token: link.token } : null;
}

type Props = { app: AppAccount; invitation: Invitation };

/** Somebody without a sign-in came by the link of an invitation: what it offers, and one form by which they join. */
export function InvitedGuest({ app, invitation }: Props) {
  const { history, navigate } = useRouter();
  const [registered, setRegistered] = useState(false);
  const joined = () => {
    dropMailLink(localStorage);
    history.replace('/pwa/company');
  };
  if (registered)
    return (
      <SignedIn app={app}>
        <JoinNow invitation={invitation} onJoined={joined} onElse={() => history.replace(INVITATION)} />
      </SignedIn>
    );
  return (
    <InvitedScreen invitation={invitation} onOver={() => dropMailLink(localStorage)}>
      {(mail) => (
        <InvitedRegister
          mail={mail}
          invitation={invitation}
          onLookForWork={() => void navigate({ to: '/register', search: { mode: 'user' } })}
          onDone={() => setRegistered(true)}
        />
      )}
    </InvitedScreen>
  );
}
