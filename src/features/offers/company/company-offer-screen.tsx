import { Trans, useLingui } from '@lingui/react/macro';
import { offerActOf } from '../../../i18n/offer-steps.ts';
import { offerDetail, refusedOffer } from '../../../replica/queries/offers.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EditOffer } from './edit-offer.tsx';
import { NewOffer } from './new-offer.tsx';
import { OwnOffer } from './own-offer.tsx';

type Props = {
  /** An offer's id, or `new` for one to the applicant. */
  offerId: string;
  applicantId: string | undefined;
  /** `edit`: its form is open. */
  step: string | undefined;
  /** To an offer's letter, or to its form. */
  onOpen: (offerId: string, step?: 'edit') => void;
};

/** An offer as the company writes it, follows it and signs it. */
export function CompanyOfferScreen({ offerId, applicantId, step, onOpen }: Props) {
  if (offerId === 'new' && applicantId)
    return <NewOffer applicationId={applicantId} onDone={(id) => onOpen(id)} />;
  return <KnownOffer offerId={offerId} step={step} onOpen={onOpen} />;
}

function KnownOffer({ offerId, step, onOpen }: Omit<Props, 'applicantId'>) {
  const { t } = useLingui();
  const read = useLive(
    async (db) => ({
      detail: await offerDetail(db, offerId),
      refused: await refusedOffer(db, offerId),
    }),
    [offerId],
  );
  const reach = useReachability();
  if (!read)
    return (
      <Page title={t`Offer`} wide>
        <Skeleton lines={8} />
      </Page>
    );
  const { detail, refused } = read;
  // Its row was taken back; what was written is in the entry, and the form has it again.
  if (!detail && refused?.args.offer._applicationId)
    return <NewOffer applicationId={refused.args.offer._applicationId} onDone={(id) => onOpen(id)} />;
  if (!detail)
    return (
      <Page title={t`Offer`} wide>
        <NotHere title={t`This offer is not on this device.`} {...reach}>
          <EmptyState
            picture="not-found"
            title={<Trans>This offer is not here.</Trans>}
            action={
              <LinkButton to="/pwa/company" search={{ view: 'applicants' }} variant="quiet">
                <Trans>All applicants</Trans>
              </LinkButton>
            }
          >
            <Trans>It was withdrawn before it was sent, or belongs to another company.</Trans>
          </EmptyState>
        </NotHere>
      </Page>
    );
  const act = offerActOf(detail.entries);
  if (step === 'edit' || (detail.offer.status === 'draft' && !act))
    return <EditOffer detail={detail} onDone={() => onOpen(offerId)} />;
  return <OwnOffer detail={detail} act={act} onEdit={() => onOpen(offerId, 'edit')} />;
}
