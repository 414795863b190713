import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountWays } from '../features/identity/account/account-ways.tsx';
import { ConfirmMail } from '../features/identity/confirm-mail.tsx';
import { DataSection } from '../features/rights/data-section.tsx';
import { SafetySection } from '../features/safety/safety-section.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { SignOutSheet } from '../features/settings/sign-out-sheet.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';
import { usePush } from './-use-push.ts';

// `safety`: from the mail and the notification that tell of a decision.
export const Route = createFileRoute('/pwa/user/settings')({
  validateSearch: textFields('safety'),
  component: SettingsPage,
});

function SettingsPage() {
  const push = usePush();
  const { safety } = Route.useSearch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  return (
    <AppFrame seeker="me">
      <SettingsScreen
        push={push}
        account={{ notice: <ConfirmMail />, ways: <AccountWays /> }}
        safety={
          <SafetySection
            shown={safety === 'reports' || safety === 'blocked' ? safety : undefined}
            onShow={(part) =>
              void navigate({
                to: '/pwa/user/settings',
                search: { safety: part },
                replace: part === undefined,
                resetScroll: false,
              })
            }
          />
        }
        data={<DataSection onSignOut={() => setLeaving(true)} />}
      />
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </AppFrame>
  );
}
