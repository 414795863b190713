import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dropMailLink, readMailLink } from '../app/mail-link.ts';
import { ForgotPasswordScreen } from '../features/identity/forgot-password-screen.tsx';
import { NewPasswordScreen } from '../features/identity/new-password-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  const { history } = useRouter();
  const [link, setLink] = useState(() => readMailLink(sessionStorage, 'reset'));
  const forget = () => dropMailLink(sessionStorage);
  return (
    <PlainLayout back="/login">
      {link ? (
        <NewPasswordScreen
          code={link.token}
          onNewLink={() => {
            forget();
            setLink(null);
          }}
          onDone={() => {
            forget();
            history.replace('/pwa');
          }}
        />
      ) : (
        <ForgotPasswordScreen />
      )}
    </PlainLayout>
  );
}
