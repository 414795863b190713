import { createFileRoute } from '@tanstack/react-router';
import { AccountWays } from '../features/identity/account/account-ways.tsx';
import { ConfirmMail } from '../features/identity/confirm-mail.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { usePush } from './-use-push.ts';

export const Route = createFileRoute('/pwa/user/settings')({ component: SettingsPage });

function SettingsPage() {
  const push = usePush();
  return (
    <AppFrame seeker="me">
      <SettingsScreen push={push} account={{ notice: <ConfirmMail />, ways: <AccountWays /> }} />
    </AppFrame>
  );
}
