import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { actionOf, offerActOf } from '../../../i18n/offer-steps.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';
import { type OfferDetail, offerDetail } from '../../../replica/queries/offers.ts';
import { useLive } from '../../../replica/use-live.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MissingOffer } from '../missing-offer.tsx';
import { useOfferActs } from '../use-offer-acts.ts';
import { AskGuardians } from './ask-guardians.tsx';
import { CounterForm } from './counter-form.tsx';
import { offerMay } from './offer-may.ts';
import type { OfferStep } from './offer-step.ts';
import { ReadOffer } from './read-offer.tsx';
import { SignOffer } from './sign-offer.tsx';
import { SignedHere } from './signed-here.tsx';
import { Yes } from './yes.tsx';

type Props = {
  offerId: string;
  step: OfferStep;
  /** To another part of it; `replace`: without a way back. */
  onStep: (step: OfferStep, replace?: boolean) => void;
};

/** An offer as whoever it is for reads it, answers it, and keeps it (user.6). */
export function OfferScreen({ offerId, step, onStep }: Props) {
  const { t } = useLingui();
  const detail = useLive((db) => offerDetail(db, offerId), [offerId]);
  if (detail === undefined)
    return (
      <Page title={t`Offer`}>
        <Skeleton lines={8} />
      </Page>
    );
  if (detail === null)
    return (
      <Page title={t`Offer`}>
        <MissingOffer
          key={offerId}
          id={offerId}
          action={
            <LinkButton to="/pwa/user" search={{ view: 'applications' }} variant="quiet">
              <Trans>To my applications</Trans>
            </LinkButton>
          }
        >
          <Trans>It was taken back, or it is for somebody else.</Trans>
        </MissingOffer>
      </Page>
    );
  return <OpenOffer detail={detail} step={step} onStep={onStep} />;
}

function OpenOffer({ detail, step, onStep }: { detail: OfferDetail } & Pick<Props, 'step' | 'onStep'>) {
  const { offer, entries } = detail;
  const act = offerActOf(entries);
  const now = useNow();
  const may = offerMay(detail, act, now);
  useView(detail);
  const read = () => onStep('read', true);
  const open = () => onStep('open', true);
  if (act && !isStopped(act) && actionOf(act) === 'accept') return <SignedHere detail={detail} entry={act} />;
  if (step === 'sign' && (may.accept || may.confirm)) return <SignOffer detail={detail} onDone={open} />;
  if (step === 'counter' && may.counter) return <CounterForm detail={detail} onDone={open} />;
  if (step === 'guardians' && may.ask) return <AskGuardians detail={detail} onDone={open} />;
  if (offer.status === 'signed' && !act && step === 'open') return <Yes detail={detail} onRead={read} />;
  return <ReadOffer detail={detail} act={act} may={may} onStep={onStep} />;
}

/** The company learns that it was opened: said once per version. */
function useView({ offer }: OfferDetail): void {
  const { view } = useOfferActs();
  const { _id, version, termsHash, status } = offer;
  const said = useRef(0);
  useEffect(() => {
    if (status !== 'sent' || said.current === version) return;
    said.current = version;
    view({ _id, version, termsHash });
  }, [_id, version, termsHash, status, view]);
}
