import { Trans, useLingui } from '@lingui/react/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';

/** Who invites, as what, and what one may do there. */
export function OfferCard({ offer }: { offer: InvitationOffer }) {
  const { t } = useLingui();
  const format = useFormat();
  const { company, invitedBy, position, canChat, canSign, status, expiresAt } = offer;
  const facts = [
    ...(position ? [{ key: 'position', icon: Briefcase, label: t`Position`, value: position }] : []),
    ...(status === 'pending'
      ? [{ key: 'until', icon: CalendarClock, label: t`Answer until`, value: format.deadline(expiresAt) }]
      : []),
  ];
  return (
    <Card>
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <CompanyMark name={company.companyName} size="lg" />
          <div className="min-w-0">
            <h2 className="text-title wrap-anywhere">
              {company.companyName}
              {company.verified && <VerifiedMark />}
            </h2>
            {invitedBy && (
              <p className="text-soft">
                <Trans>{invitedBy} invites you to the team.</Trans>
              </p>
            )}
          </div>
        </div>
        {!company.verified && (
          <p className="rounded-inner bg-warning-wash px-4 py-3 text-small">
            <Trans>We have not checked this company yet. Join only if you know who invites you.</Trans>
          </p>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
        <div className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>What you may do there</Trans>
          </h3>
          <ul className="grid gap-2">
            <Right allowed>{t`Write jobs, publish them, and read applications`}</Right>
            <Right allowed={canChat}>{t`Answer applicants and write with them`}</Right>
            <Right allowed={canSign}>{t`Send offers and sign them for the company`}</Right>
          </ul>
        </div>
      </div>
    </Card>
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
