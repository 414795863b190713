import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmMail } from '../features/identity/confirm-mail.tsx';
import { SignedInWhere } from '../features/identity/devices/signed-in-where.tsx';
import { DataSection } from '../features/rights/data-section.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { SignOutSheet } from '../features/settings/sign-out-sheet.tsx';
import { AppFrame } from './-app-frame.tsx';
import { usePush } from './-use-push.ts';

export const Route = createFileRoute('/pwa/user/settings')({ component: SettingsPage });

function SettingsPage() {
  const push = usePush();
  const [leaving, setLeaving] = useState(false);
  return (
    <AppFrame seeker="me">
      <SettingsScreen
        push={push}
        account={{ notice: <ConfirmMail />, ways: <SignedInWhere /> }}
        data={<DataSection onSignOut={() => setLeaving(true)} />}
      />
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </AppFrame>
  );
}
