import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { Allowed } from '../../../ui/allowed.tsx';

/** What somebody may do in the company, and what others do there. */
export function OfferRights({ offer: { canChat, canSign } }: { offer: InvitationOffer }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <h2 className="text-small font-semibold">
        <Trans>What you may do there</Trans>
      </h2>
      <ul className="grid gap-2">
        <li>
          <Allowed allowed>{t`Write jobs, publish them, and read applications`}</Allowed>
        </li>
        <li>
          <Allowed allowed={canChat}>{t`Answer applicants and write with them`}</Allowed>
        </li>
        <li>
          <Allowed allowed={canSign}>{t`Send offers and sign them for the company`}</Allowed>
        </li>
      </ul>
    </div>
  );
}
