import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { dropMailLink, readMailLink } from '../auth/mail-link.ts';
import { OtherDevices } from '../features/identity/devices/other-devices.tsx';
import { ForgotPasswordScreen } from '../features/identity/forgot-password-screen.tsx';
import { NewPasswordScreen } from '../features/identity/new-password-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  const { app } = Route.useRouteContext();
  const { history } = useRouter();
  const [link, setLink] = useState(() => readMailLink(sessionStorage, 'reset'));
  const [set, setSet] = useState(false);
  const forget = () => dropMailLink(sessionStorage);
  return (
    <PlainLayout back="/login">
      {set ? (
        <SignedIn app={app}>
          <OtherDevices onDone={() => history.replace('/pwa')} />
        </SignedIn>
      ) : link ? (
        <NewPasswordScreen
          code={link.token}
          onNewLink={() => {
            forget();
            setLink(null);
          }}
          onDone={() => {
            forget();
            setSet(true);
          }}
        />
      ) : (
        <ForgotPasswordScreen />
      )}
    </PlainLayout>
  );
}
