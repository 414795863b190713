import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dropMailLink, INVITATION, keepMailLink, readMailLink } from '../auth/mail-link.ts';
import { useAccount } from '../auth/use-account.ts';
import { InvitationScreen } from '../features/company/invitation-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

/** What a notice says. */
type Props = { invite: string | undefined; company: string | undefined };

/**
 * The invitation a notice tells of, otherwise the one whose mailed link was opened: that stays on this device until it is
 * answered or over.
 */
export function Invited({ invite, company }: Props) {
  const navigate = useNavigate();
  const [kept] = useState(() => readMailLink(localStorage, 'accept-invite'));
  const told = invite && company ? { companyId: company, _inviteId: invite } : null;
  const link = told ? null : kept;
  const { signOut } = useAccount();
  const forget = () => link && dropMailLink(localStorage);
  const answerElse = async () => {
    await signOut('keep');
    // Signing out clears the local storage.
    if (kept) keepMailLink(localStorage, kept);
    const to = told ? `${INVITATION}&invite=${invite}&company=${company}` : INVITATION;
    await navigate({ to: '/register', search: { to }, replace: true });
  };
  return (
    <AppFrame seeker="me">
      <InvitationScreen
        invitation={told ?? (link?.cid ? { companyId: link.cid, token: link.token } : null)}
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
