import { Trans, useLingui } from '@lingui/react/macro';
import { isOwnWord } from '../../../contract/live-offer.ts';
import { offerActOf, offerSteps } from '../../i18n/offer-steps.ts';
import { offerFigures } from '../../i18n/offer-terms.ts';
import { useNow } from '../../i18n/use-now.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { type OfferDetail, offerDetail } from '../../replica/queries/offers.ts';
import { useLive } from '../../replica/use-live.ts';
import { useUndoSeconds } from '../../sync/react/use-undo-seconds.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { Envelope } from '../../ui/envelope.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { StateLine } from '../../ui/state-line.tsx';

/** An offer in the stream: the letter, small, with its truth and the way to it (chat.4). */
export function OfferCard({ offerId }: { offerId: string }) {
  const detail = useLive((db) => offerDetail(db, offerId), [offerId]);
  return detail ? <Card detail={detail} /> : null;
}

function Card({ detail: { offer, entries, side, born } }: { detail: OfferDetail }) {
  const { i18n } = useLingui();
  const act = offerActOf(entries);
  const undoable = useUndoSeconds(act) > 0;
  const own = isOwnWord(offer.status, born, useNow());
  const steps = useShownSteps(offerSteps({ ...offer, own }, act, undoable));
  const turn = side === 'talent' ? ['sent', 'viewed'] : ['countered'];
  const isTurn = (turn.includes(offer.status) || own) && !act;
  return (
    <li className={side === 'talent' ? 'my-3 grid justify-items-start' : 'my-3 grid justify-items-end'}>
      <div className="w-full max-w-[20rem]">
        <Envelope
          seal={<CompanyMark size="sm" name={offer.parties.company.name} />}
          waiting={act !== undefined}
        >
          <div className="grid justify-items-center gap-1 px-4 pb-3 text-center">
            <p className="font-bold [overflow-wrap:anywhere]">
              <Trans>
                Offer: <bdi>{offer.terms.title}</bdi>
              </Trans>
            </p>
            <p className="text-small text-soft tabular-nums">
              {offerFigures(i18n, offer.kind, offer.terms).join(' · ')}
            </p>
            <StateLine compact steps={steps} />
          </div>
          <div className="grid border-t border-line">
            {side === 'talent' ? (
              <LinkButton to="/pwa/user" search={{ offer: offer._id }} variant="bare">
                {isTurn ? <Trans>Read the offer</Trans> : <Trans>Open the offer</Trans>}
              </LinkButton>
            ) : (
              <LinkButton to="/pwa/company" search={{ offer: offer._id }} variant="bare">
                {isTurn ? <Trans>Answer the wishes</Trans> : <Trans>Open the offer</Trans>}
              </LinkButton>
            )}
          </div>
        </Envelope>
      </div>
    </li>
  );
}
