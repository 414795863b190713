import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Page, Section } from '../../ui/page.tsx';

type Props = {
  /** Rule, facts, date and duration (locked.1). */
  why: ReactNode;
  /** Against the lock. */
  objection: ReactNode;
  /** What waits on this device: held, and never dropped (locked.4). */
  held: ReactNode;
  /** The end of what their company pays for. */
  plan: ReactNode;
  /** Export and deletion of what is known of them. */
  data: ReactNode;
  onSignOut: () => void;
};

/** /locked: why, and what still works (locked.1, locked.2). */
export function LockedScreen({ why, objection, held, plan, data, onSignOut }: Props) {
  const { t } = useLingui();
  return (
    <Page title={t`Your account is locked`}>
      <Section title={t`Why`}>{why}</Section>
      <Section title={t`Do you disagree?`}>{objection}</Section>
      <Section title={t`What you did before`}>
        <p className="max-w-content text-soft">
          <Trans>
            What was not sent yet is held on this device. Nothing of it is lost, and it goes out when your
            account is open again.
          </Trans>
        </p>
        {held}
      </Section>
      {plan}
      {data}
      <div>
        <Button variant="quiet" icon={LogOut} onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </Page>
  );
}
