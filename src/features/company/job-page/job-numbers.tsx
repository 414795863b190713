import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NUMBERS_AWAY } from './away-words.tsx';
import { lazyPart } from './part-away.tsx';

const JobCharts = lazyPart(async () => (await import('./job-charts.tsx')).JobCharts, NUMBERS_AWAY);

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
