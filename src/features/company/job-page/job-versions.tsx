import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Member } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VERSIONS_AWAY } from './away-words.tsx';
import { lazyPart } from './part-away.tsx';

const Versions = lazyPart(async () => (await import('./version-list.tsx')).Versions, VERSIONS_AWAY);

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
