import { Trans, useLingui } from '@lingui/react/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import { OfferRights } from './offer-rights.tsx';

/** Who invites, as what, and what one may do there. */
export function OfferCard({ offer }: { offer: InvitationOffer }) {
  const { t } = useLingui();
  const format = useFormat();
  const { company, invitedBy, position, note, status, expiresAt } = offer;
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
        {note && (
          <blockquote className="border-accent border-s-2 ps-3 text-soft wrap-anywhere">{note}</blockquote>
        )}
        {!company.verified && (
          <p className="rounded-inner bg-warning-wash px-4 py-3 text-small">
            <Trans>We have not checked this company yet. Join only if you know who invites you.</Trans>
          </p>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
        <OfferRights offer={offer} />
      </div>
    </Card>
  );
}
