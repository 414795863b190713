import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ChosenMode } from '../../contract/entities/user.ts';
import { readDestination } from '../auth/destination.ts';
import type { CameFor } from '../features/identity/came-for-note.tsx';
import { RegisterScreen } from '../features/identity/register-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { cameFor } from './-came-for.ts';
import { InvitedGuest, openedInvitation } from './-invited-guest.tsx';
import { textFields } from './-text-fields.ts';

// `to`: where they were going; the guard keeps it as their destination.
export const Route = createFileRoute('/register')({
  validateSearch: textFields('mode', 'to'),
  component: Register,
});

/** Who can do it at all. */
const MODE_FOR: Record<CameFor, ChosenMode> = { apply: 'user', invitation: 'company' };

function Register() {
  const { mode, to = null } = Route.useSearch();
  const { app } = Route.useRouteContext();
  const { navigate } = useRouter();
  // The build renders the page where no destination can be kept.
  const reason = cameFor(readDestination() ?? to);
  const door = mode === 'user' || mode === 'company' ? mode : null;
  const [opened] = useState(openedInvitation);
  const invitation = reason === 'invitation' && door !== 'user' && opened;
  return (
    <PlainLayout back="/">
      {invitation ? (
        <InvitedGuest app={app} invitation={invitation} />
      ) : (
        <RegisterScreen
          mode={door ?? (reason ? MODE_FOR[reason] : undefined)}
          cameFor={reason}
          onDone={() => navigate({ to: '/setup', search: {}, replace: true })}
        />
      )}
    </PlainLayout>
  );
}
