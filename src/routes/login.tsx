import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readDestination } from '../auth/destination.ts';
import { LoginScreen } from '../features/identity/login-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { cameFor } from './-came-for.ts';
import { homeOf } from './-rules.ts';
import { textFields } from './-text-fields.ts';

// `to`: where they were going; the guard keeps it as their destination.
export const Route = createFileRoute('/login')({ validateSearch: textFields('to'), component: Login });

function Login() {
  const { history, navigate } = useRouter();
  return (
    <PlainLayout back="/">
      <LoginScreen
        cameFor={cameFor(readDestination())}
        onDone={(session) => history.replace(readDestination() ?? homeOf(session))}
        onUnfinished={() => navigate({ to: '/register', search: {} })}
      />
    </PlainLayout>
  );
}
