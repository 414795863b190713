import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../features/identity/login-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { safeReturnPath } from './-rules.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search): { to?: string } => (typeof search.to === 'string' ? { to: search.to } : {}),
  component: Login,
});

function Login() {
  const { to } = Route.useSearch();
  const { history, navigate } = useRouter();
  return (
    <PlainLayout back="/">
      <LoginScreen
        onDone={({ userMode }) =>
          history.replace(safeReturnPath(to, userMode === 'company' ? '/pwa/company' : '/pwa'))
        }
        onUnfinished={() => navigate({ to: '/register', search: {} })}
      />
    </PlainLayout>
  );
}
