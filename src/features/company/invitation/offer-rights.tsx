import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { Icon } from '../../../ui/icon.tsx';

/** What somebody may do in the company, and what others do there. */
export function OfferRights({ offer: { canChat, canSign } }: { offer: InvitationOffer }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <h2 className="text-small font-semibold">
        <Trans>What you may do there</Trans>
      </h2>
      <ul className="grid gap-2">
        <Right allowed>{t`Write jobs, publish them, and read applications`}</Right>
        <Right allowed={canChat}>{t`Answer applicants and write with them`}</Right>
        <Right allowed={canSign}>{t`Send offers and sign them for the company`}</Right>
      </ul>
    </div>
  );
}

function Right({ allowed, children }: { allowed: boolean; children: string }) {
  const { t } = useLingui();
  return (
    <li className={allowed ? 'flex gap-3' : 'flex gap-3 text-soft'}>
      <Icon
        of={allowed ? Check : Minus}
        label={allowed ? t`yes` : t`no`}
        className={allowed ? 'text-success' : 'text-faint'}
      />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
