import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';

/** The company, who invites into it, and in what words. */
export function OfferHead({ offer }: { offer: InvitationOffer }) {
  const { t } = useLingui();
  const { company, invitedBy, position, note } = offer;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <CompanyMark name={company.companyName} size="lg" />
        <p className="min-w-0 text-small font-semibold wrap-anywhere">
          {company.companyName}
          {company.verified && <VerifiedMark />}
        </p>
      </div>
      <h1 className="text-balance">
        <Trans>{invitedBy} invites you to the team.</Trans>
      </h1>
      {position && <p className="text-lead">{t`Your position: ${position}`}</p>}
      {note && (
        <blockquote className="border-accent border-s-2 ps-3 text-soft wrap-anywhere">{note}</blockquote>
      )}
      {!company.verified && (
        <p className="rounded-inner bg-warning-wash px-4 py-3 text-small">
          <Trans>We have not checked this company yet. Join only if you know who invites you.</Trans>
        </p>
      )}
    </div>
  );
}
