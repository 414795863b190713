import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dropMailLink, INVITATION, keepMailLink, readMailLink } from '../auth/mail-link.ts';
import { useAccount } from '../auth/use-account.ts';
import { InvitationScreen } from '../features/company/invitation-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

/** Somebody came by the link of an invitation; it stays on this device until it is answered or over. */
export function Invited() {
  const navigate = useNavigate();
  const [link] = useState(() => readMailLink(localStorage, 'accept-invite'));
  const { signOut } = useAccount();
  const forget = () => dropMailLink(localStorage);
  const answerElse = async () => {
    await signOut('keep');
    // Signing out clears the local storage.
    if (link) keepMailLink(localStorage, link);
    await navigate({ to: '/register', search: { to: INVITATION }, replace: true });
  };
  return (
    <AppFrame seeker="me">
      <InvitationScreen
        link={link?.cid ? { companyId: link.cid, token: link.token } : null}
        onJoined={() => {
          forget();
          void navigate({ to: '/pwa/company', replace: true });
        }}
        onDeclined={() => {
          forget();
          void navigate({ to: '/pwa', search: {}, replace: true });
        }}
        onOver={forget}
        onOtherAccount={() => void answerElse()}
      />
    </AppFrame>
  );
}
