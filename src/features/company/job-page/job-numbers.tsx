import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChartsAway } from './charts-away.tsx';

/** Its numbers come from the server, so no device keeps it before (vite.config.ts). */
const JobCharts = lazy(() =>
  import('./job-charts.tsx').then(
    ({ JobCharts }) => ({ default: JobCharts }),
    () => ({ default: () => <ChartsAway offline={false} onAgain={() => location.reload()} /> }),
  ),
);

/** How a job is doing, in charts (company.11). */
export function JobNumbers({ job }: { job: CompanyJob }) {
  return (
    <Section title={<Trans>In numbers</Trans>}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <JobCharts job={job} />
      </Suspense>
    </Section>
  );
}
