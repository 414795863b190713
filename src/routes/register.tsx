import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { ChosenMode } from '../../contract/entities/user.ts';
import { readDestination } from '../auth/destination.ts';
import type { CameFor } from '../features/identity/came-for-note.tsx';
import { RegisterScreen } from '../features/identity/register-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { cameFor } from './-came-for.ts';
import { textFields } from './-text-fields.ts';

// `to`: where they were going; the guard keeps it as their destination.
export const Route = createFileRoute('/register')({
  validateSearch: textFields('mode', 'to'),
  component: Register,
});

/** Who can do it at all. */
const MODE_FOR: Record<CameFor, ChosenMode> = { apply: 'user', invitation: 'company' };

function Register() {
  const { mode } = Route.useSearch();
  const reason = cameFor(readDestination());
  const door = mode === 'user' || mode === 'company' ? mode : null;
  const { navigate } = useRouter();
  return (
    <PlainLayout back="/">
      <RegisterScreen
        mode={door ?? (reason ? MODE_FOR[reason] : undefined)}
        cameFor={reason}
        // Where the record was there already, and set up, the rules lead on from there.
        onDone={() => navigate({ to: '/setup', search: {}, replace: true })}
      />
    </PlainLayout>
  );
}
