import { Trans } from '@lingui/react/macro';
import type { Job } from '../../../contract/entities/job.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { Button } from '../../ui/button.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Props = { job: Job; byCompany: boolean };

/** In the place of a job that was hidden a moment ago, until the list is made anew: the way back (pwa.3). */
export function HiddenRow({ job, byCompany }: Props) {
  const { hideJob, hideCompany } = useMarketActs();
  const saving = useSaving();
  const { title, companyName } = job;
  return (
    <div className="job-row items-center">
      <p role="status" className="line-clamp-2 min-w-0 flex-1 text-small text-soft">
        {byCompany ? <Trans>All jobs from {companyName} are hidden.</Trans> : <Trans>Hidden: {title}</Trans>}
      </p>
      <Button
        variant="bare"
        onClick={() =>
          void saving(() => (byCompany ? hideCompany(job._companyId, false) : hideJob(job._id, false)))
        }
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
