import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Job } from '../../../contract/entities/job.ts';
import { jobLine } from '../../i18n/job-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { job: Job; km: number | null };

/** Pay first, then kind, hours and where; how far where that is told: a place has one point, and a job in it any. */
export function CardFacts({ job, km }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { location } = job;
  const place = location && km !== null && km >= 1 ? `${location.label}, ${format.distance(km)}` : undefined;
  return (
    <div className="grid gap-0.5">
      <p className={job.pay ? 'font-bold tabular-nums' : 'text-soft first-letter:uppercase'}>
        {job.pay ? format.pay(job.pay) : <Trans>pay not stated</Trans>}
      </p>
      <p className="text-small tabular-nums text-soft first-letter:uppercase">{jobLine(i18n, job, place)}</p>
    </div>
  );
}
