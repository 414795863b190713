import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { readDestination } from '../auth/destination.ts';
import { dropMailLink, readMailLink } from '../auth/mail-link.ts';
import { LinkSignInScreen } from '../features/identity/link-sign-in-screen.tsx';
import { LoginScreen } from '../features/identity/login-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { cameFor } from './-came-for.ts';
import { homeOf } from './-rules.ts';
import { textFields } from './-text-fields.ts';

// `to`: where they were going; the guard keeps it as their destination.
export const Route = createFileRoute('/login')({ validateSearch: textFields('to'), component: Login });

function Login() {
  const { history, navigate } = useRouter();
  // The build paints this page where there is no tab.
  const [link, setLink] = useState(() => readMailLink(globalThis.sessionStorage, 'sign-in'));
  const ways: Pick<Parameters<typeof LoginScreen>[0], 'onDone' | 'onUnfinished'> = {
    onDone: (session) => {
      if (link) dropMailLink(sessionStorage);
      history.replace(readDestination() ?? homeOf(session));
    },
    onUnfinished: () => navigate({ to: '/register', search: {} }),
  };
  return (
    <PlainLayout back="/">
      {link ? (
        <LinkSignInScreen
          token={link.token}
          onUseless={() => dropMailLink(sessionStorage)}
          onOtherWay={() => setLink(null)}
          {...ways}
        />
      ) : (
        <LoginScreen cameFor={cameFor(readDestination())} {...ways} />
      )}
    </PlainLayout>
  );
}
