import { Trans, useLingui } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { Board } from './board.tsx';
import { JobFilter } from './job-filter.tsx';
import { Part } from './part.tsx';
import type { Overview } from './use-overview.ts';

type Props = {
  overview: Overview;
  /** On a page of its own. */
  alone: boolean;
  jobId: string | undefined;
  onJob: (jobId: string | undefined) => void;
  onOpen: (applicantId: string) => void;
};

/**
 * Those of one job. An address may name a job nobody has applied to: everybody is shown then, as the choice above says.
 */
export function shownOf(applicants: readonly Applicant[], jobId: string | undefined): readonly Applicant[] {
  const mine = applicants.filter(({ _jobId }) => _jobId === jobId);
  return mine.length > 0 ? mine : applicants;
}

/** Everybody who applied, in columns. */
export function ApplicantsSection({ overview, alone, jobId, onJob, onOpen }: Props) {
  const { t } = useLingui();
  const { applicants, offers, decisions, jobs } = overview;
  const shown = shownOf(applicants, jobId);
  const chosen = shown === applicants ? undefined : jobId;
  const published = jobs.some(({ status }) => status === 'published');
  return (
    <Part title={t`Applicants`} alone={alone}>
      {applicants.length === 0 ? (
        <EmptyState
          picture="no-applicants"
          title={<Trans>Nobody has applied yet</Trans>}
          action={
            !published && (
              <LinkButton to="/pwa/company/create-job" variant="quiet">
                <Trans>Write a job</Trans>
              </LinkButton>
            )
          }
        >
          {published ? (
            <Trans>
              Whoever applies appears here by itself, with the date by which you have promised an answer.
            </Trans>
          ) : (
            <Trans>People apply once a job is published. They appear here by themselves.</Trans>
          )}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <JobFilter applicants={applicants} jobId={chosen} onChange={onJob} />
          <Board applicants={shown} offers={offers} decisions={decisions} onOpen={onOpen} />
        </div>
      )}
    </Part>
  );
}
