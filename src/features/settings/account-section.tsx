import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { SettingCard } from './setting-card.tsx';
import { SignOutSheet } from './sign-out-sheet.tsx';

export function AccountSection() {
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  return (
    <Section title={<Trans>Account</Trans>}>
      <SettingCard>
        <p>
          <span className="block text-note text-faint">
            <Trans>Signed in as</Trans>
          </span>
          <span className="font-medium wrap-anywhere">{session?.email}</span>
        </p>
        <div>
          <Button variant="quiet" icon={LogOut} onClick={() => setLeaving(true)}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
      </SettingCard>
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </Section>
  );
}
