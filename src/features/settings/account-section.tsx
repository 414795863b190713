import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useState } from 'react';
import { Section } from '../../ui/page.tsx';
import { SettingRow, SettingRows } from '../../ui/setting-row.tsx';
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
