import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { useBlock, useBlocked } from '../../sync/react/use-block.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenReport } from '../../ui/use-open-report.ts';

type Props = { jobId: string; companyId: string; companyName: string };

/** At the end of an ad: what to do about it, or about who has placed it (job.7). */
export function JobSafety({ jobId, companyId, companyName }: Props) {
  const report = useOpenReport();
  const block = useBlock();
  const blocked = useBlocked(companyId);
  return (
    <div className="grid gap-2">
      <div className="-ms-5 flex flex-wrap">
        <Button variant="bare" icon={Flag} onClick={() => report('job', jobId)}>
          <Trans>Report this ad</Trans>
        </Button>
        <Button variant="bare" icon={Flag} onClick={() => report('company', companyId)}>
          <Trans>Report the company</Trans>
        </Button>
        {blocked !== undefined && (
          <Button variant="bare" icon={Ban} onClick={() => void block(companyId, !blocked)}>
            {blocked ? <Trans>Unblock the company</Trans> : <Trans>Block the company</Trans>}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {blocked && <Trans>You have blocked {companyName}. They cannot write to you.</Trans>}
      </p>
    </div>
  );
}
