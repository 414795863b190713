import { Trans } from '@lingui/react/macro';
import Flag from 'lucide-react/icons/flag';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Job } from '../../../contract/entities/job.ts';
import { hintOf } from '../../../contract/policy/message-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpenReport } from '../../ui/use-open-report.ts';

/** Whether an ad speaks of the ways in which people are cheated out of money. Links are usual in ads. */
export function speaksOfMoney({ description, tasks, must, nice, benefits }: Job): boolean {
  return hintOf([description, ...tasks, ...must, ...nice, ...benefits].join('\n')) === 'payment';
}

/** Above such an ad: what to beware of, and what to do. */
export function MoneyHint({ jobId }: { jobId: string }) {
  const report = useOpenReport();
  return (
    <div role="note" className="grid gap-2 rounded-card bg-warning-wash px-4 py-3 text-small">
      <p className="flex gap-2.5">
        <Icon of={TriangleAlert} className="mt-px shrink-0 text-warning" />
        <span>
          <Trans>
            <b>Careful: this ad speaks of payments or bank details.</b> You never have to pay for a job. Send
            no money and no copy of your identity card. If they ask for it, do not apply.
          </Trans>
        </span>
      </p>
      <div>
        <Button variant="quiet" icon={Flag} onClick={() => report('job', jobId)}>
          <Trans>Report this ad</Trans>
        </Button>
      </div>
    </div>
  );
}
