import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import LogOut from 'lucide-react/icons/log-out';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import type { Lock as AccountLock } from '../../../contract/entities/user.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page, Section } from '../../ui/page.tsx';

type Props = {
  lock: AccountLock;
  /** Against the lock. */
  objection: ReactNode;
  /** What waits on this device: held, and never dropped (locked.4). */
  held: ReactNode;
  /** Export and deletion of what is known of them. */
  data: ReactNode;
  onSignOut: () => void;
};

/** /locked: why, since when, until when, and what still works (locked.1, locked.2). */
export function LockedScreen({ lock, objection, held, data, onSignOut }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Page title={t`Your account is locked`}>
      <Section title={t`Why`}>
        <p className="max-w-content whitespace-pre-line">{lock.statement}</p>
        <Facts
          facts={[
            { key: 'rule', icon: Scale, label: t`Rule`, value: lock.reasonCode },
            { key: 'since', icon: Lock, label: t`Since`, value: format.deadline(lock.since) },
            {
              key: 'until',
              icon: LockOpen,
              label: t`Until`,
              value: lock.until ? format.deadline(lock.until) : t`we decide otherwise`,
            },
          ]}
        />
      </Section>
      <Section title={t`You see it differently?`}>{objection}</Section>
      <Section title={t`What you did before`}>
        <p className="max-w-content text-soft">
          <Trans>
            What was not sent yet is held on this device. Nothing of it is lost, and it goes out when your
            account is open again.
          </Trans>
        </p>
        {held}
      </Section>
      {data}
      <div>
        <Button variant="quiet" icon={LogOut} onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </Page>
  );
}
