import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { dropMailLink, readMailLink } from '../auth/mail-link.ts';
import { RESET_STAGE, type ResetStage } from '../auth/reset-stage.ts';
import { readSession } from '../auth/session.ts';
import { OtherDevices } from '../features/identity/devices/other-devices.tsx';
import { ForgotPasswordScreen } from '../features/identity/forgot-password-screen.tsx';
import { NewPasswordScreen } from '../features/identity/new-password-screen.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  const { app } = Route.useRouteContext();
  const { history } = useRouter();
  const [link, setLink] = useState(() => readMailLink(sessionStorage, 'reset'));
  const [set, setSet] = useState(() => isAt('set') && readSession() !== null);
  const asked = link !== null && !set;
  useEffect(() => {
    if (!asked) return;
    keep('asked');
    return () => void drop('asked');
  }, [asked]);
  const forget = () => dropMailLink(sessionStorage);
  return (
    <PlainLayout back="/login">
      {set ? (
        <SignedIn app={app}>
          <OtherDevices
            onDone={() => {
              drop('set');
              history.replace('/pwa');
            }}
          />
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
            keep('set');
            setSet(true);
          }}
        />
      ) : (
        <ForgotPasswordScreen />
      )}
    </PlainLayout>
  );
}

const isAt = (stage: ResetStage) => sessionStorage.getItem(RESET_STAGE) === stage;

const keep = (stage: ResetStage) => sessionStorage.setItem(RESET_STAGE, stage);

/** Where it has gone on from that stage, nothing happens. */
const drop = (stage: ResetStage) => isAt(stage) && sessionStorage.removeItem(RESET_STAGE);
