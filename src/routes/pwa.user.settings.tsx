import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountWays } from '../features/identity/account/account-ways.tsx';
import { ConfirmMail } from '../features/identity/confirm-mail.tsx';
import { DataSection } from '../features/rights/data-section.tsx';
import { SafetyRows } from '../features/safety/safety-rows.tsx';
import { openGroup } from '../features/settings/setting-groups.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { SignOutSheet } from '../features/settings/sign-out-sheet.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';
import { pushDevice, usePush } from './-use-push.ts';

// `safety`: from the mail and the notification that tell of a decision.
export const Route = createFileRoute('/pwa/user/settings')({
  validateSearch: textFields('safety', 'group'),
  component: SettingsPage,
});

function SettingsPage() {
  const { safety, group } = Route.useSearch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const show = (search: { safety?: string; group?: string }, replace: boolean) =>
    void navigate({ to: '/pwa/user/settings', search, replace, resetScroll: false });
  const part = safety === 'reports' || safety === 'blocked' ? safety : undefined;
  const rows = <SafetyRows shown={part} onShow={(next) => show({ safety: next, group: 'privacy' }, !next)} />;
  return (
    <AppFrame seeker="me">
      <SettingsScreen
        group={openGroup(part ? 'privacy' : group)}
        onGroup={(next) => show({ group: next }, true)}
        {...{ push: usePush(), device: pushDevice, safety: rows }}
        account={{ notice: <ConfirmMail />, ways: <AccountWays /> }}
        data={<DataSection onSignOut={() => setLeaving(true)} />}
      />
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </AppFrame>
  );
}
