import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { me } from '../../replica/queries/me.ts';
import { ownSettings } from '../../replica/queries/own-settings.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Section } from '../../ui/page.tsx';
import { SettingFact, SettingRow, SettingRows } from '../../ui/setting-row.tsx';
import { SignOutSheet } from './sign-out-sheet.tsx';

/** What other features say of the account. */
export type AccountParts = {
  /** What somebody should do about it. */
  notice: ReactNode;
  /** Rows of ways on, before signing out. */
  ways: ReactNode;
};

export function AccountSection({ notice, ways }: AccountParts) {
  const [leaving, setLeaving] = useState(false);
  return (
    <Section title={<Trans>Account and security</Trans>}>
      {notice}
      <SettingRows>
        {ways}
        <Guardian />
        <SettingRow
          icon={LogOut}
          title={<Trans>Sign out</Trans>}
          state={<Trans>We ask first what happens to what is not sent yet.</Trans>}
          onOpen={() => setLeaving(true)}
        />
      </SettingRows>
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </Section>
  );
}

/** Where the consent of the parents stands, below 18 (usersettings.6). */
function Guardian() {
  const { now } = useSync();
  const minor = useLive((db) => ownSettings(db, now()))?.minor;
  const guardian = useLive(me)?.guardian;
  if (!minor || guardian === undefined) return null;
  return (
    <SettingFact
      icon={Users}
      title={<Trans>Parents</Trans>}
      state={
        guardian === 'ok' ? (
          <Trans>They have agreed to your account.</Trans>
        ) : guardian === 'pending' ? (
          <Trans>We wait for their yes. Your applications go out after it.</Trans>
        ) : (
          <Trans>Only needed once you accept an offer.</Trans>
        )
      }
    />
  );
}
