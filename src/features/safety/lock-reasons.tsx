import { useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Scale from 'lucide-react/icons/scale';
import { reportReason } from '../../../contract/entities/report.ts';
import type { Lock as AccountLock } from '../../../contract/entities/user.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Facts } from '../../ui/facts.tsx';
import { REASON_TEXT } from './reasons.ts';
import { StatementFacts } from './restriction-note.tsx';
import { useRestrictions } from './use-restrictions.ts';

/** Why an account is locked (locked.1): the statement of reasons, or what the device has of it without network. */
export function LockReasons({ lock }: { lock: AccountLock }) {
  const statement = useRestrictions().find(
    ({ kind, liftedAt }) => kind === 'account_locked' && liftedAt === null,
  );
  return statement ? <StatementFacts restriction={statement} /> : <KeptReasons lock={lock} />;
}

function KeptReasons({ lock: { statement, reasonCode, since, until } }: { lock: AccountLock }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const known = reportReason.options.find((reason) => reason === reasonCode);
  return (
    <>
      <p className="max-w-content whitespace-pre-line">{statement}</p>
      <Facts
        facts={[
          {
            key: 'rule',
            icon: Scale,
            label: t`Rule`,
            value: known ? i18n._(REASON_TEXT[known]) : reasonCode,
          },
          { key: 'since', icon: Lock, label: t`Since`, value: format.deadline(since) },
          {
            key: 'until',
            icon: LockOpen,
            label: t`Until`,
            value: until ? format.deadline(until) : t`we decide otherwise`,
          },
        ]}
      />
    </>
  );
}
