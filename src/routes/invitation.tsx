import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { dropMailLink, INVITATION, readMailLink } from '../auth/mail-link.ts';
import { JoinNow } from '../features/company/invitation/join-now.tsx';
import { InvitedScreen } from '../features/company/invited-screen.tsx';
import { InvitedRegister } from '../features/identity/invited-register.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { textFields } from './-text-fields.ts';

// `to`: where the same is answered by people who are signed in; the guard keeps it as their destination.
export const Route = createFileRoute('/invitation')({
  validateSearch: textFields('to'),
  component: Invitation,
});

function Invitation() {
  const { app } = Route.useRouteContext();
  const { history, navigate } = useRouter();
  const [link] = useState(() => readMailLink(localStorage, 'accept-invite'));
  const [registered, setRegistered] = useState(false);
  const invitation = link?.cid ? { companyId: link.cid, token: link.token } : null;
  const joined = () => {
    dropMailLink(localStorage);
    history.replace('/pwa/company');
  };
  return (
    <PlainLayout back="/">
      {registered && invitation ? (
        <SignedIn app={app}>
          <JoinNow invitation={invitation} onJoined={joined} onElse={() => history.replace(INVITATION)} />
        </SignedIn>
      ) : (
        <InvitedScreen invitation={invitation}>
          {(mail) =>
            invitation && (
              <InvitedRegister
                mail={mail}
                invitation={invitation}
                onLookForWork={() => void navigate({ to: '/register', search: { mode: 'user' } })}
                onDone={() => setRegistered(true)}
              />
            )
          }
        </InvitedScreen>
      )}
    </PlainLayout>
  );
}
