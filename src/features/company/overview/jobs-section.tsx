import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { accessOf } from '../access.ts';
import { listedJobs } from '../job-list/job-change.ts';
import { JobList } from '../job-list/job-list.tsx';
import { Part } from './part.tsx';
import type { Overview } from './use-overview.ts';

type Props = {
  overview: Overview;
  /** A few of them on the overview, more on their own page. */
  brief: boolean;
  onApplicants: (jobId: string) => void;
};

export function JobsSection({ overview, brief, onApplicants }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const jobs = listedJobs(overview.jobs, overview.changes);
  const count = jobs.length;
  return (
    <Part
      title={t`My jobs`}
      alone={!brief}
      aside={
        brief &&
        count > 5 && (
          <TextLink to="/pwa/company" search={{ view: 'jobs' }}>
            <Trans>All {count} jobs</Trans>
          </TextLink>
        )
      }
    >
      {count === 0 ? (
        <>
          <EmptyState
            picture="no-jobs"
            title={<Trans>You have not written a job yet</Trans>}
            action={
              <LinkButton to="/pwa/company/create-job">
                <Trans>Write the first one</Trans>
              </LinkButton>
            }
          >
            <TextLink to="/pwa/company" search={{ view: 'import' }}>
              <Trans>Or import jobs you have in a file</Trans>
            </TextLink>
          </EmptyState>
          <ExampleJob />
        </>
      ) : (
        <>
          <JobList
            jobs={brief ? jobs.slice(0, 5) : jobs}
            atFirst={20}
            shelves={!brief && count > 5}
            mayDelete={accessOf(overview.company, db.uid).own}
            onApplicants={onApplicants}
          />
          {!brief && overview.company && overview.jobs.some(({ status }) => status === 'published') && (
            <p className="text-small">
              <a
                href={`/companies/${overview.company._id}/share`}
                target="_blank"
                rel="noopener"
                className="link"
              >
                <Trans>Show these jobs on your own website, or as a feed</Trans>
              </a>
            </p>
          )}
        </>
      )}
    </Part>
  );
}

/** What a job looks like in the list, for somebody who has none yet (company.5). */
function ExampleJob() {
  const { t } = useLingui();
  const format = useFormat();
  const pay = format.pay({ min: 1450, max: 1600, currency: 'EUR', unit: 'HOUR' });
  return (
    <figure className="mx-auto w-full max-w-form rounded-card border border-dashed border-edge px-5 py-4 text-start">
      <figcaption className="text-note font-semibold text-faint">
        <Trans>An example</Trans>
      </figcaption>
      <p className="pt-1 font-semibold text-ink">{t`Selling bread on Saturdays (m/w/d)`}</p>
      <p className="text-small tabular-nums text-soft">
        <Trans>{pay} · 8 hours a week · Köln · 3 applied</Trans>
      </p>
    </figure>
  );
}
