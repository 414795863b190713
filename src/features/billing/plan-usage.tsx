import { Trans } from '@lingui/react/macro';
import type { Entitlement } from '../../../contract/entities/subscription.ts';
import type { PlanUse } from '../../replica/queries/company-plan.ts';
import { classNames } from '../../ui/class-names.ts';
import { limitState } from '../../ui/limit.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';

type Props = {
  /** Undefined: not known yet; the place is kept, so that nothing moves when it is. */
  entitlement: Pick<Entitlement, 'jobSlots' | 'seats'> | undefined;
  use: PlanUse;
};

const NOTHING: Pick<Entitlement, 'jobSlots' | 'seats'> = { jobSlots: null, seats: null };

/** What of the plan is in use, and what follows where it is used up. */
export function PlanUsage({ entitlement, use }: Props) {
  const { jobSlots, seats } = entitlement ?? NOTHING;
  const jobs = limitState(use.jobs, jobSlots);
  const quiet = jobs === 'room' || jobs === 'endless';
  return (
    // On desks the rail tells the numbers beside every screen.
    <div className={quiet ? 'grid gap-3 desk:hidden' : 'grid gap-3'}>
      <div
        className={classNames('grid gap-x-8 gap-y-3 sm:grid-cols-2 desk:hidden', !entitlement && 'invisible')}
      >
        <LimitMeter label={<Trans>Live jobs</Trans>} used={use.jobs} limit={jobSlots} />
        <LimitMeter label={<Trans>Members</Trans>} used={use.members} limit={seats} />
      </div>
      {jobs === 'stopped' && (
        <p className="text-small">
          <Trans>
            A bill is overdue: no new job is published until it is paid. Live jobs stay, and applicants can be
            answered.
          </Trans>
        </p>
      )}
      {(jobs === 'full' || jobs === 'over') && (
        <p className="text-small text-soft">
          <Trans>Every job slot is in use. The next job stays a draft until one is free.</Trans>
        </p>
      )}
    </div>
  );
}
