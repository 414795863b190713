import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countSignatures } from '../../../../contract/policy/offer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';

/** Where the company stands with it, in a sentence: whose turn it is, whose signature is missing, how it ended. */
export function OwnOfferSentence({ detail: { offer } }: { detail: OfferDetail }) {
  return (
    <div role="status" className="grid gap-2 text-lead leading-snug">
      <Said offer={offer} />
      <CompanySignatures offer={offer} />
    </div>
  );
}

function Said({ offer }: Pick<OfferDetail, 'offer'>) {
  const { t } = useLingui();
  const format = useFormat();
  const name = offer.parties.talent.name;
  const { companySignatures, guardianSignatures } = countSignatures(offer);
  const needed = offer.guardiansRequired;
  switch (offer.status) {
    case 'sent':
      return <p>{t`${name} has it and has not opened it yet.`}</p>;
    case 'viewed':
      return <p>{t`${name} has read it.`}</p>;
    case 'countered':
      return <p>{t`${name} would like it differently. It is your turn.`}</p>;
    case 'awaiting_guardian':
      return (
        <>
          <p>
            <Trans>
              {name} has signed. Under 18 it counts once the parents or guardians have signed too.
            </Trans>
          </p>
          <p className="text-body text-soft tabular-nums">
            <Trans>
              {guardianSignatures} of {needed} parents or guardians signed
            </Trans>
          </p>
        </>
      );
    case 'accepted':
      return companySignatures > 0 ? (
        <p>{t`${name} has signed. It counts once a second one of you has signed too.`}</p>
      ) : (
        <p>{t`${name} has signed. Your company has not signed this version yet.`}</p>
      );
    case 'signed':
      return <p>{t`Signed by both. ${name} has the work.`}</p>;
    case 'declined': {
      const day = format.date(offer.statusAt.declined ?? offer.createdAt);
      return <Ended reason={offer.declineReason} said={<Trans>Declined on {day}.</Trans>} />;
    }
    case 'withdrawn': {
      const day = format.date(offer.statusAt.withdrawn ?? offer.createdAt);
      return <Ended reason={offer.declineReason} said={<Trans>Withdrawn on {day}.</Trans>} />;
    }
    case 'expired':
      return offer.statusAt.accepted ? (
        <p>{t`${name} had signed, and your company did not in time, so it is over. You can make a new one.`}</p>
      ) : (
        <p>{t`Nobody answered in time, so it is over. You can make a new one.`}</p>
      );
    default:
      return null;
  }
}

/** Two have to sign, and one has. */
function CompanySignatures({ offer }: Pick<OfferDetail, 'offer'>) {
  const { companySignatures, companyRequired } = countSignatures(offer);
  if (companyRequired < 2 || companySignatures >= companyRequired) return null;
  if (['declined', 'withdrawn', 'expired', 'signed', 'countered'].includes(offer.status)) return null;
  return (
    <p className="text-body text-soft tabular-nums">
      <Trans>
        {companySignatures} of {companyRequired} signatures of your company are there.
      </Trans>
    </p>
  );
}

function Ended({ said, reason }: { said: ReactNode; reason: string | null }) {
  return (
    <>
      <p>{said}</p>
      {reason && (
        <blockquote className="prose border-s-2 border-line ps-4 text-body" lang="" dir="auto">
          {reason}
        </blockquote>
      )}
    </>
  );
}
