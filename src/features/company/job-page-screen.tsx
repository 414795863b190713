import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { Location } from '../../../contract/entities/job.ts';
import { draftOf } from '../../../contract/policy/changed-fields.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import { jobEdit } from '../../replica/queries/job-edit.ts';
import { hiredFor } from '../../replica/queries/job-people.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { LinkButton, TextLink } from '../../ui/links.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accessOf } from './access.ts';
import { JobPreview } from './job-form/job-preview.tsx';
import { useFactText } from './job-form/use-fact-text.ts';
import { JobActions } from './job-list/job-actions.tsx';
import { isUnsettled, jobChange } from './job-list/job-change.ts';
import { JobStatus } from './job-list/job-status.tsx';
import { MissingJob } from './job-list/missing-job.tsx';
import { OnItsWay } from './job-list/on-its-way.tsx';
import { PlannedNote } from './job-list/planned-note.tsx';
import { StoppedJob } from './job-list/stopped-job.tsx';
import { useJobSheets } from './job-list/use-job-sheets.tsx';
import { JobFigures } from './job-page/job-figures.tsx';
import { JobNumbers } from './job-page/job-numbers.tsx';
import { JobVersions } from './job-page/job-versions.tsx';
import { FirstLoad } from './overview/first-load.tsx';

type Props = {
  jobId: string;
  /** Shows where the job is. */
  place: (location: Location) => ReactNode;
  onApplicants: (jobId: string) => void;
};

/** /pwa/company?view=jobs&job=…: how a job stands, what others read, and who changed it. */
export function JobPageScreen({ jobId, place, onApplicants }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const read = useLive((replica) => jobEdit(replica, jobId), [jobId]);
  const hired = useLive((replica) => hiredFor(replica, jobId), [jobId]) ?? [];
  const { onSheet, sheets } = useJobSheets();
  const textOf = useFactText(read?.company?.members ?? []);
  if (!read) return <Frame title={t`Job`}>{<Skeleton lines={8} />}</Frame>;
  const { row, company, entries } = read;
  if (!company) return <Frame title={t`Job`}>{<FirstLoad />}</Frame>;
  if (!row) return <Frame title={t`Job`}>{<MissingJob jobId={jobId} />}</Frame>;
  const change = jobChange(entries);
  const unsettled = isUnsettled(entries);
  const onMarket = row.status === 'published' && !unsettled;
  const listed = { id: row._id, title: row.title, row, entries };
  return (
    <Frame
      title={row.title}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!unsettled && <JobStatus job={row} />}
          {change && !isStopped(change) && <OnItsWay change={change} />}
        </span>
      }
      actions={
        <>
          <LinkButton to="/pwa/company/edit-job" search={{ job: row._id }} icon={Pencil}>
            <Trans>Edit</Trans>
          </LinkButton>
          <div>
            <JobActions
              job={row}
              onMarket={onMarket}
              own={accessOf(company, db.uid).own}
              members={company.members.map(({ _userId }) => _userId)}
              onApplicants={onApplicants}
              onSheet={onSheet}
            />
          </div>
        </>
      }
    >
      {change && isStopped(change) && <StoppedJob change={change} job={listed} />}
      {row.reviewNote && row.status === 'draft' && (
        <p className="max-w-content rounded-card border border-warning/50 bg-warning-wash px-4 py-3 text-small">
          <Trans>We asked for a change before it is published: {row.reviewNote}</Trans>
        </p>
      )}
      {!unsettled && <PlannedNote job={row} onPlan={() => onSheet('schedule', row._id)} />}
      <JobFigures job={row} hired={hired} onMarket={onMarket} />
      {row.publishedAt !== null && <JobNumbers job={row} />}
      <div className="grid items-start gap-10 desk:grid-cols-2">
        <Section title={<Trans>What others read</Trans>}>
          <JobPreview job={draftOf(row)} companyName={company.companyName} place={place} />
        </Section>
        <div className="grid gap-8">
          <Section title={<Trans>Who reads the applications</Trans>}>
            <p className="text-small">{textOf(row, 'visibleTo')}</p>
          </Section>
          <JobVersions job={row} members={company.members} />
        </div>
      </div>
      {sheets}
    </Frame>
  );
}

type FrameProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

function Frame({ title, lead, actions, children }: FrameProps) {
  return (
    <Page
      title={title}
      heading={<span lang="">{title}</span>}
      lead={
        <span className="grid gap-1">
          <span>
            <TextLink to="/pwa/company" search={{ view: 'jobs' }}>
              <Trans>All jobs</Trans>
            </TextLink>
          </span>
          {lead}
        </span>
      }
      actions={actions}
      wide
    >
      {children}
    </Page>
  );
}
