import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { SettingCard } from './setting-card.tsx';
import { SignOutSheet } from './sign-out-sheet.tsx';

/** What other features say of the account. */
export type AccountParts = {
  /** What somebody should do about it. */
  notice: ReactNode;
  /** Ways on, beside signing out. */
  ways: ReactNode;
};

export function AccountSection({ notice, ways }: AccountParts) {
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  return (
    <Section title={<Trans>Account</Trans>}>
      {notice}
      <SettingCard>
        <p>
          <span className="block text-note text-faint">
            <Trans>Signed in as</Trans>
          </span>
          <span className="font-medium wrap-anywhere">{session?.email}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {ways}
          <Button variant="quiet" icon={LogOut} onClick={() => setLeaving(true)}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
      </SettingCard>
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </Section>
  );
}
