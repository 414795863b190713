import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { ChosenMode } from '../../contract/entities/user.ts';
import { RegisterScreen } from '../features/identity/register-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { requireSignedOut } from './-guards.ts';

export const Route = createFileRoute('/register')({
  validateSearch: (search): { mode?: ChosenMode } =>
    search.mode === 'user' || search.mode === 'company' ? { mode: search.mode } : {},
  beforeLoad: requireSignedOut,
  component: Register,
});

function Register() {
  const { mode } = Route.useSearch();
  const { navigate } = useRouter();
  return (
    <PlainLayout back="/">
      <RegisterScreen
        mode={mode}
        onDone={({ userMode }) =>
          navigate({ to: userMode === 'company' ? '/pwa/company/create' : '/pwa', replace: true })
        }
      />
    </PlainLayout>
  );
}
