import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countSignatures } from '../../../../contract/policy/offer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { OfferDeadline } from '../offer-deadline.tsx';
import type { OfferMay } from './offer-may.ts';

/** Above the letter, in a sentence: whose turn it is, or how it ended. */
export function OfferSentence({ detail: { offer }, may }: { detail: OfferDetail; may: OfferMay }) {
  const format = useFormat();
  const company = offer.parties.company.name;
  const reason = offer.declineReason;
  switch (offer.status) {
    case 'sent':
    case 'viewed': {
      if (!may.accept)
        return (
          <div className="grid gap-2">
            <OfferDeadline offer={offer} />
            <p className="text-soft">
              <Trans>It can no longer be accepted. You can ask {company} for a new one.</Trans>
            </p>
            <AskLink conversation={offer._conversationId} />
          </div>
        );
      const agreed = offer.history.at(-1)?.by.party === 'talent';
      if (!agreed) return null;
      return (
        <p role="status">
          <Trans>{company} agrees to what you asked for. Now it needs your signature.</Trans>
        </p>
      );
    }
    case 'countered':
      return (
        <div className="grid gap-2">
          <p role="status">
            <Trans>Your wishes are with {company}. You will hear from them.</Trans>
          </p>
          <OfferDeadline theirs offer={offer} />
        </div>
      );
    case 'awaiting_guardian': {
      const there = countSignatures(offer).guardianSignatures;
      const needed = offer.guardiansRequired;
      return (
        <div className="grid gap-2">
          <p role="status">
            {may.confirm ? (
              <Trans>You signed before you were 18. Now your own yes is enough: confirm it below.</Trans>
            ) : (
              <Trans>
                You signed. It counts once your parents or guardians have signed too. Every address that was
                given got a link by email.
              </Trans>
            )}
          </p>
          {/* How many are needed the first one says who signs. */}
          {there > 0 && !may.confirm && (
            <p className="text-small text-soft tabular-nums">
              <Trans>
                {there} of {needed} signed
              </Trans>
            </p>
          )}
          <OfferDeadline theirs={!may.confirm} offer={offer} />
        </div>
      );
    }
    case 'accepted':
      return (
        <div className="grid gap-2">
          <p role="status">
            <Trans>You signed. Now {company} has to sign too; you will hear from us.</Trans>
          </p>
          <OfferDeadline theirs offer={offer} />
        </div>
      );
    case 'declined':
      return (
        <Ended
          reason={reason}
          said={
            <Trans>
              This offer was declined on {format.date(offer.statusAt.declined ?? offer.createdAt)}.
            </Trans>
          }
        />
      );
    case 'withdrawn':
      return (
        <Ended
          reason={reason}
          said={
            <Trans>
              {company} withdrew this offer on {format.date(offer.statusAt.withdrawn ?? offer.createdAt)}.
            </Trans>
          }
        />
      );
    case 'expired':
      return (
        <div className="grid gap-2">
          <p role="status">
            <Trans>
              The time for this offer was over on{' '}
              {format.deadlineTime(offer.validUntil ?? offer.statusAt.expired ?? offer.createdAt)}.
            </Trans>
          </p>
          <p className="text-soft">
            {offer.statusAt.accepted ? (
              <Trans>
                You signed, and {company} did not. You can ask {company} for a new one.
              </Trans>
            ) : (
              <Trans>It can no longer be accepted. You can ask {company} for a new one.</Trans>
            )}
          </p>
          <AskLink conversation={offer._conversationId} />
        </div>
      );
    default:
      return null;
  }
}

function Ended({ said, reason }: { said: ReactNode; reason: string | null }) {
  return (
    <div className="grid gap-2">
      <p role="status">{said}</p>
      {reason && (
        <blockquote className="prose border-s-2 border-line ps-4" lang="" dir="auto">
          {reason}
        </blockquote>
      )}
    </div>
  );
}

function AskLink({ conversation }: { conversation: string | null }) {
  if (conversation === null) return null;
  return (
    <div>
      <LinkButton to="/pwa/chat" search={{ conversation }} variant="quiet">
        <Trans>Write to the company</Trans>
      </LinkButton>
    </div>
  );
}
