import { Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '../../i18n/use-now.ts';
import { companyPlan } from '../../replica/queries/company-plan.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { LinkButton } from '../../ui/links.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OnlyOwner } from './only-owner.tsx';
import { PaymentBody } from './payment-body.tsx';

type Props = {
  /** What was chosen on the page of plans. */
  priceId: string | undefined;
  /** It was booked, or is not wanted any more. */
  onChosen: () => void;
};

/** /pwa/company/payment */
export function PaymentScreen({ priceId, onChosen }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const mine = useLive((db) => companyPlan(db, new Date(now)), [now]);
  const reach = useReachability();
  const plans = (
    <LinkButton variant="quiet" to="/pwa/company/pricing">
      <Trans>Compare plans</Trans>
    </LinkButton>
  );
  return (
    <Page
      title={t`Billing`}
      lead={mine?.company?.companyName}
      actions={mine?.company && mine.mayBook && plans}
    >
      {!mine && <Skeleton lines={6} />}
      {mine && !mine.company && (
        <NotHere title={<Trans>Your company is not on this device yet</Trans>} {...reach} />
      )}
      {mine?.company && !mine.owns && <OnlyOwner owners={mine.owners} />}
      {mine?.company && mine.owns && (
        <PaymentBody
          company={mine.company}
          owners={mine.owners}
          use={mine.use}
          mayBook={mine.mayBook}
          priceId={priceId}
          onChosen={onChosen}
        />
      )}
    </Page>
  );
}
