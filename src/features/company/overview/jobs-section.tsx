import { Trans, useLingui } from '@lingui/react/macro';
import { hiredByJob } from '../../../replica/queries/job-people.ts';
import { useLive, useReplica } from '../../../replica/use-live.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { accessOf } from '../access.ts';
import { listedJobs } from '../job-list/job-change.ts';
import { JobList } from '../job-list/job-list.tsx';
import { NoJobs } from '../job-list/no-jobs.tsx';
import { useJobSheets } from '../job-list/use-job-sheets.tsx';
import type { Overview } from './use-overview.ts';

/** Jobs before there is more to see on their own page. */
const BRIEF = 5;
const NOBODY: ReadonlyMap<string, string[]> = new Map();

type Props = {
  overview: Overview;
  onApplicants: (jobId: string) => void;
};

/** The few jobs that matter first. */
export function JobsSection({ overview, onApplicants }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const { onSheet, sheets } = useJobSheets();
  const hired = useLive(hiredByJob);
  const jobs = listedJobs(overview.jobs, overview.changes);
  const count = jobs.length;
  const menu = {
    own: accessOf(overview.company, db.uid).own,
    members: overview.company?.members.map(({ _userId }) => _userId) ?? [],
    onApplicants,
    onSheet,
  };
  return (
    <Section
      title={t`My jobs`}
      aside={
        count > BRIEF && (
          <TextLink to="/pwa/company" search={{ view: 'jobs' }}>
            <Trans>All {count} jobs</Trans>
          </TextLink>
        )
      }
    >
      {count === 0 ? <NoJobs /> : <JobList jobs={jobs.slice(0, BRIEF)} hired={hired ?? NOBODY} menu={menu} />}
      {sheets}
    </Section>
  );
}
