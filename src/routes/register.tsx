import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { ChosenMode } from '../../contract/entities/user.ts';
import { RegisterScreen } from '../features/identity/register-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';

export const Route = createFileRoute('/register')({
  validateSearch: (search): { mode?: ChosenMode } =>
    search.mode === 'user' || search.mode === 'company' ? { mode: search.mode } : {},
  component: Register,
});

function Register() {
  const { mode } = Route.useSearch();
  const { navigate } = useRouter();
  return (
    <PlainLayout back="/">
      <RegisterScreen
        mode={mode}
        // Where the record was there already, and set up, the rules lead on from there.
        onDone={() => navigate({ to: '/setup', search: {}, replace: true })}
      />
    </PlainLayout>
  );
}
