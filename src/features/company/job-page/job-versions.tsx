import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Member } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What it shows comes from the server, so no device keeps it before (vite.config.ts). */
const Versions = lazy(() =>
  import('./version-list.tsx').then(
    ({ Versions }) => ({ default: Versions }),
    () => ({ default: VersionsAway }),
  ),
);

type Props = { job: CompanyJob; members: readonly Member[] };

/** Who changed what in the ad, newest first (editjob.1). */
export function JobVersions({ job, members }: Props) {
  return (
    <Section title={<Trans>Earlier versions</Trans>}>
      {job.rev <= 1 ? (
        <p className="text-small text-soft">
          <Trans>Nobody has changed this job since it was written.</Trans>
        </p>
      ) : (
        // Each change is a reason to ask again.
        <Suspense fallback={<Skeleton lines={4} />}>
          <Versions key={job.rev} job={job} members={members} cursor={undefined} />
        </Suspense>
      )}
    </Section>
  );
}

function VersionsAway(_props: Props & { cursor: string | undefined }) {
  return (
    <p role="status" className="text-small text-soft">
      <Trans>The earlier versions are not on this device. They load once you are online.</Trans>
    </p>
  );
}
