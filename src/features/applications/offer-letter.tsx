import { Trans, useLingui } from '@lingui/react/macro';
import { isOwnWord } from '../../../contract/live-offer.ts';
import { offerActOf, offerSteps } from '../../i18n/offer-steps.ts';
import { offerFigures } from '../../i18n/offer-terms.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import type { OfferItem } from '../../replica/queries/offers.ts';
import { useUndoSeconds } from '../../sync/react/use-undo-seconds.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { Envelope } from '../../ui/envelope.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { StateLine } from '../../ui/state-line.tsx';

/** The offer of an application: in one sentence with its figures, and the way to it (user.6). */
export function OfferLetter({ item: { offer, entries, born } }: { item: OfferItem }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const act = offerActOf(entries);
  const undoable = useUndoSeconds(act) > 0;
  const own = isOwnWord(offer.status, born, useNow());
  const steps = useShownSteps(offerSteps({ ...offer, own }, act, undoable));
  const open = (offer.status === 'sent' || offer.status === 'viewed') && !act;
  const until = offer.validUntil && format.deadline(offer.validUntil);
  return (
    <Envelope seal={<CompanyMark name={offer.parties.company.name} />} waiting={act !== undefined}>
      <div className="grid justify-items-center gap-2 px-4 pt-2 pb-4 text-center">
        <p className="text-lead font-bold">
          {open && offer.kind !== 'campaign' ? (
            <Trans>You can start.</Trans>
          ) : offer.status === 'signed' && !act ? (
            <Trans context="an offer that both sides have signed">It’s a yes.</Trans>
          ) : (
            <Trans>Your offer</Trans>
          )}
        </p>
        <p className="text-small text-soft tabular-nums">
          {offerFigures(i18n, offer.kind, offer.terms).join(' · ')}
        </p>
        <StateLine compact steps={steps} />
        {open && until && (
          <p className="text-small">
            <Trans>
              Answer by <strong className="font-semibold tabular-nums">{until}</strong>
            </Trans>
          </p>
        )}
        <LinkButton to="/pwa/user" search={{ offer: offer._id }} variant={open ? 'primary' : 'quiet'}>
          {open ? <Trans>Read the offer</Trans> : <Trans>Open the offer</Trans>}
        </LinkButton>
      </div>
    </Envelope>
  );
}
