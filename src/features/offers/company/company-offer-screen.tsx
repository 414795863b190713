import { Trans, useLingui } from '@lingui/react/macro';
import { offerActOf } from '../../../i18n/offer-steps.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';
import { newOfferEntry, offerDetail, stoppedStep } from '../../../replica/queries/offers.ts';
import { useLive } from '../../../replica/use-live.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MissingOffer } from '../missing-offer.tsx';
import { StoppedAct } from '../stopped-act.tsx';
import { EditOffer } from './edit-offer.tsx';
import { NewCreatorOffer } from './new-creator-offer.tsx';
import { NewOffer } from './new-offer.tsx';
import { OfferOnItsWay } from './offer-on-its-way.tsx';
import { OwnOffer } from './own-offer.tsx';

type Props = {
  /** An offer's id, or `new` for one to the applicant or the creator. */
  offerId: string;
  applicantId?: string | undefined;
  creatorId?: string;
  /** `edit`: its form is open. Of a new one to a creator: the place of the package it begins with. */
  step: string | undefined;
  /** To an offer's letter, or to its form. */
  onOpen: (offerId: string, step?: 'edit') => void;
};

/** An offer as the company writes it, follows it and signs it. */
export function CompanyOfferScreen({ offerId, applicantId, creatorId, step, onOpen }: Props) {
  if (offerId === 'new' && creatorId)
    return <NewCreatorOffer creatorId={creatorId} start={step ?? 'new'} onDone={(id) => onOpen(id)} />;
  if (offerId === 'new' && applicantId)
    return <NewOffer applicationId={applicantId} onDone={(id) => onOpen(id)} />;
  return <KnownOffer offerId={offerId} step={step} onOpen={onOpen} />;
}

function KnownOffer({ offerId, step, onOpen }: Omit<Props, 'applicantId' | 'creatorId'>) {
  const { t } = useLingui();
  const read = useLive(
    async (db) => ({
      detail: await offerDetail(db, offerId),
      made: await newOfferEntry(db, offerId),
      stopped: await stoppedStep(db, offerId),
    }),
    [offerId],
  );
  if (!read)
    return (
      <Page title={t`Offer`} wide>
        <Skeleton lines={8} />
      </Page>
    );
  const { detail, made, stopped } = read;
  const to = made?.args.offer;
  // Its row was taken back; what was written is in the entry, and the form has it again.
  if (!detail && made && isStopped(made) && to?._applicationId)
    return <NewOffer applicationId={to._applicationId} onDone={(id) => onOpen(id)} />;
  if (!detail && made && to?._creatorId)
    return isStopped(made) ? (
      <NewCreatorOffer creatorId={to._creatorId} start="new" refused={made} onDone={(id) => onOpen(id)} />
    ) : (
      <OfferOnItsWay entry={made} creatorId={to._creatorId} />
    );
  if (!detail)
    return (
      <Page title={t`Offer`} wide>
        {stopped && <StoppedAct entry={stopped} side="company" />}
        <MissingOffer
          key={offerId}
          id={offerId}
          action={
            <LinkButton to="/pwa/company" search={{ view: 'applicants' }} variant="quiet">
              <Trans>All applicants</Trans>
            </LinkButton>
          }
        >
          <Trans>
            It was withdrawn before it was sent, the person has left, or it belongs to another company.
          </Trans>
        </MissingOffer>
      </Page>
    );
  const act = offerActOf(detail.entries);
  if (step === 'edit' || (detail.offer.status === 'draft' && !act))
    return <EditOffer detail={detail} onDone={() => onOpen(offerId)} />;
  return <OwnOffer detail={detail} act={act} onEdit={() => onOpen(offerId, 'edit')} />;
}
