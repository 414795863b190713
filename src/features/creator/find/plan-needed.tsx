import { Trans } from '@lingui/react/macro';
import { useNow } from '../../../i18n/use-now.ts';
import { companyPlan } from '../../../replica/queries/company-plan.ts';
import { useLive } from '../../../replica/use-live.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';

/** The company's plan holds no search for creators: what it is, and the way to one that does. */
export function PlanNeeded() {
  const now = useNow();
  const mine = useLive((db) => companyPlan(db, new Date(now)), [now]);
  const owners = mine?.owners.join(', ') ?? '';
  if (mine && !mine.mayBook)
    return (
      <EmptyState picture="no-applicants" title={<Trans>Searching for creators is for businesses</Trans>}>
        <p>
          <Trans>As a private household you look for somebody with a mini job in your home.</Trans>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState
      picture="no-applicants"
      title={<Trans>Searching for creators is part of a larger plan</Trans>}
      action={
        <LinkButton to="/pwa/company/pricing">
          <Trans>See the plans</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          You find people who make posts, videos or podcasts by platform, topic, reach and price, write to
          them and make them an offer. A campaign that you advertise as a job is open to all plans.
        </Trans>
      </p>
      {mine && !mine.owns && owners !== '' && (
        <p className="pt-2">
          <Trans>Plans are booked by the owner of the company: {owners}.</Trans>
        </p>
      )}
    </EmptyState>
  );
}
