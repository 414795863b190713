import { Plural, Trans } from '@lingui/react/macro';
import type { Entitlement } from '../../../contract/entities/subscription.ts';
import { LinkButton } from '../../ui/links.tsx';

/** Why a private household finds nothing to book (contract/policy/may-book-plan.ts), and what it has for free. */
export function HouseholdPlan({ entitlement }: { entitlement: Entitlement | undefined }) {
  const jobSlots = entitlement?.jobSlots ?? null;
  return (
    <div className="grid justify-items-start gap-3">
      <div role="note" className="grid gap-1 rounded-card bg-well px-4 py-3">
        <p className="font-semibold">
          <Trans>Plans are for businesses. As a private household you advertise for free.</Trans>
        </p>
        <p>
          {jobSlots !== null && (
            <>
              <Plural
                value={jobSlots}
                one="One mini job can be live at a time."
                other="# mini jobs can be live at a time."
              />{' '}
            </>
          )}
          <Trans>
            Once it is closed, the next one can go out. Reading, answering and hiring everybody who applies is
            part of it.
          </Trans>
        </p>
      </div>
      <LinkButton to="/pwa/company" search={{ view: 'jobs' }}>
        <Trans>To your jobs</Trans>
      </LinkButton>
    </div>
  );
}
