import { Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Location } from '../../../contract/entities/job.ts';
import type { Meta } from '../../replica/database.ts';
import { keepView, keptViews } from '../../replica/kept-views.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import { type CompanyJobs, companyJobList } from '../../replica/queries/job-list.ts';
import { staleSince } from '../../replica/queries/outbox.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesk } from '../../ui/use-breakpoint.ts';
import { accessOf } from './access.ts';
import { arranged, arrangementOf } from './job-list/arranged.ts';
import { jobChange, type ListedJob, listedJobs } from './job-list/job-change.ts';
import { JobList } from './job-list/job-list.tsx';
import { JOB_ORDERS } from './job-list/job-orders.ts';
import { type JobsView, JobTabs, JobToolbar } from './job-list/job-tabs.tsx';
import { NoJobs } from './job-list/no-jobs.tsx';
import { useJobSheets } from './job-list/use-job-sheets.tsx';
import { JobPageScreen } from './job-page-screen.tsx';
import { FirstLoad } from './overview/first-load.tsx';
import { RegistrationAsk } from './overview/registration-ask.tsx';
import { sorted, sortFrom, textOf } from './table/table-sort.ts';

const JobsTable = lazy(async () => ({ default: (await import('./later.ts')).JobsTable }));

/** What the address says of the jobs; unknown words count as none. */
export type JobsAddress = {
  view?: string | undefined;
  job?: string | undefined;
  tab?: string | undefined;
  sort?: string | undefined;
  q?: string | undefined;
  as?: string | undefined;
};

type Props = {
  address: JobsAddress;
  /** What can be offered to somebody who waits for applications. */
  offer?: ReactNode;
  /** Shows where a job is. */
  place: (location: Location) => ReactNode;
  /** Takes only what changes. */
  onSelect: (next: JobsAddress) => void;
};

/** /pwa/company?view=jobs: all jobs of the company, and with `job` one of them. */
export function JobsScreen(props: Props) {
  const { address, onSelect, place } = props;
  if (address.job === undefined) return <AllJobs {...props} />;
  return (
    <JobPageScreen
      key={address.job}
      jobId={address.job}
      place={place}
      onApplicants={(job) => onSelect({ view: 'applicants', job })}
    />
  );
}

function AllJobs({ address, offer, onSelect }: Props) {
  const { t } = useLingui();
  const jobs = useLive(companyJobList);
  const views = useLive(keptViews);
  // Without the views a list would be drawn, and swapped for the table that is wanted.
  const read = views && jobs;
  const none = read?.jobs.length === 0 && read.changes.size === 0;
  const stale = read && staleSince(read.status);
  return (
    <Page
      title={t`Jobs`}
      lead={stale && <AsOf instant={stale} />}
      wide
      actions={
        <>
          <LinkButton to="/pwa/company" search={{ view: 'import' }} variant="quiet" icon={FileDown}>
            <Trans>Import jobs</Trans>
          </LinkButton>
          <LinkButton to="/pwa/company/create-job" icon={Plus}>
            <Trans>Write a job</Trans>
          </LinkButton>
        </>
      }
    >
      {!read && <Skeleton lines={6} />}
      {read && none && !read.status.loaded && <FirstLoad />}
      {read && (!none || read.status.loaded) && (
        <>
          <RegistrationAsk company={read.company} />
          {offer}
          {none ? <NoJobs /> : <Arranged {...{ read, views, address, onSelect }} />}
        </>
      )}
    </Page>
  );
}

type ArrangedProps = Pick<Props, 'address' | 'onSelect'> & { read: CompanyJobs; views: Meta['views'] };

function Arranged({ read, views, address, onSelect }: ArrangedProps) {
  const { t } = useLingui();
  const db = useReplica();
  const { onSheet, sheets } = useJobSheets();
  const [words, setWords] = useState(address.q ?? '');
  const { tab, sort } = address;
  const desk = useDesk();
  const as = desk && (address.as ?? views.jobs) === 'table' ? 'table' : 'list';
  const view = (next: JobsView) => {
    void answerSoon(() => keepView(db, 'jobs', next)).catch(() => undefined);
    onSelect({ as: next });
  };
  const tableSort = sortFrom(sort, JOB_ORDERS);
  const jobs = useMemo(() => listedJobs(read.jobs, read.changes), [read.jobs, read.changes]);
  const wanted = useMemo(() => arrangementOf({ tab, sort, q: words }), [tab, sort, words]);
  const { shown, counts } = useMemo(() => arranged(jobs, wanted), [jobs, wanted]);
  const stopped = shown.filter(needsPerson);
  const running = shown.filter((job) => !needsPerson(job));
  const search = (typed: string) => {
    setWords(typed);
    onSelect({ q: typed || undefined });
  };
  const menu = {
    own: accessOf(read.company, db.uid).own,
    members: read.company?.members.map(({ _userId }) => _userId) ?? [],
    onApplicants: (job: string) => onSelect({ view: 'applicants', job }),
    onSheet,
  };
  return (
    <div className="grid min-w-0 gap-4">
      <JobTabs counts={counts} shelf={wanted.shelf} onChange={(next) => onSelect({ tab: next })} />
      <JobToolbar
        words={words}
        sort={as === 'table' ? null : wanted.sort}
        as={as}
        onView={view}
        onWords={search}
        onSort={(next) => onSelect({ sort: next })}
      />
      {shown.length === 0 ? (
        <EmptyState
          picture="no-jobs"
          title={words ? <Trans>No job matches that</Trans> : <Trans>There are none of these</Trans>}
          action={
            <Button
              variant="quiet"
              onClick={() => {
                setWords('');
                onSelect({ q: undefined, tab: undefined });
              }}
            >
              <Trans>Show all jobs</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <h2 className="sr-only">{t`My jobs`}</h2>
          {as === 'table' ? (
            <>
              {/* What was refused shows its ways out, for which a row has no room. */}
              {stopped.length > 0 && <JobList jobs={stopped} hired={read.hired} menu={menu} />}
              <Suspense fallback={<Skeleton lines={6} />}>
                <JobsTable
                  jobs={sorted(running, JOB_ORDERS, tableSort)}
                  sort={tableSort}
                  onSort={(next) => onSelect({ sort: textOf(next) })}
                  menu={menu}
                />
              </Suspense>
            </>
          ) : (
            <JobList jobs={shown} hired={read.hired} menu={menu} />
          )}
        </>
      )}
      {read.company && jobs.some(({ row }) => row?.status === 'published') && (
        <p className="text-small">
          {/* A page of the server's: the router does not know it. */}
          <a href={`/companies/${read.company._id}/share`} target="_blank" rel="noopener" className="link">
            <Trans>Show these jobs on your own website, or as a feed</Trans>
          </a>
        </p>
      )}
      {sheets}
    </div>
  );
}

/** Only in the outbox, or with a change that was refused. */
function needsPerson({ row, entries }: ListedJob): boolean {
  const change = jobChange(entries);
  return row === null || (change !== undefined && isStopped(change));
}
