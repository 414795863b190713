import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';
import { StretchedLink, TextLink } from '../../../ui/links.tsx';
import { ClosingText } from './closing-text.tsx';
import { JobActions, type JobMenu } from './job-actions.tsx';
import { isUnsettled, jobChange, type ListedJob } from './job-change.ts';
import { JobStatus } from './job-status.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { StoppedJob } from './stopped-job.tsx';

type Props = {
  job: ListedJob;
  /** Names of those who were hired for it. */
  hired: readonly string[];
  menu: JobMenu;
};

/** One of my jobs: a line on desks, a few on phones. Its title leads to its page, its applications to the board. */
export function JobRow({ job, hired, menu }: Props) {
  const { id, title, row, entries } = job;
  const change = jobChange(entries);
  const unsettled = isUnsettled(entries);
  return (
    <>
      <div className="relative flex items-start gap-2 px-4 py-2 wrap-anywhere has-[.stretched-link:hover]:bg-well desk:min-h-11 desk:items-center desk:py-0.5">
        <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 py-1.5 desk:grid-cols-[minmax(0,1fr)_6.5rem_10rem_5rem_11rem] desk:items-center">
          <div className="min-w-0">
            <h3 className="min-w-0 text-body font-semibold desk:truncate desk:text-small">
              <TitleLink id={id} title={title} known={row !== null} />
            </h3>
            {hired.length > 0 && <Hired names={hired} />}
            {change && !isStopped(change) && <OnItsWay change={change} />}
          </div>
          <div className="min-w-0">{row && !unsettled && <JobStatus job={row} />}</div>
          {row && <Numbers row={row} onMarket={row.status === 'published' && !unsettled} />}
        </div>
        {row && (
          <div className="relative z-1 -me-2">
            <JobActions job={row} onMarket={row.status === 'published' && !unsettled} {...menu} />
          </div>
        )}
      </div>
      {change && isStopped(change) && (
        <div className="px-4 pb-3">
          <StoppedJob change={change} job={job} />
        </div>
      )}
    </>
  );
}

/** One that the server did not take has no page: its text is only in the form. */
function TitleLink({ id, title, known }: { id: string; title: string; known: boolean }) {
  return known ? (
    <StretchedLink to="/pwa/company" search={{ view: 'jobs', job: id }}>
      {title}
    </StretchedLink>
  ) : (
    <StretchedLink to="/pwa/company/edit-job" search={{ job: id }}>
      {title}
    </StretchedLink>
  );
}

function Numbers({ row, onMarket }: { row: CompanyJob; onMarket: boolean }) {
  const { applied, seen, views } = row.stats;
  const fresh = Math.max(0, applied - seen);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small tabular-nums text-soft desk:contents">
      <span className="desk:block">
        {applied === 0 ? (
          <span className="text-faint">
            <Trans>no applications yet</Trans>
          </span>
        ) : (
          <span className="relative z-1 -my-2.5 inline-flex min-h-11 items-center desk:-my-3">
            <TextLink to="/pwa/company" search={{ view: 'applicants', job: row._id }}>
              <Plural value={applied} one="# application" other="# applications" />
            </TextLink>
            {fresh > 0 && (
              <span className="ps-1 font-semibold text-ink">
                <Trans>({fresh} new)</Trans>
              </span>
            )}
          </span>
        )}
      </span>
      <span className="max-desk:hidden">
        <Plural value={views} one="# view" other="# views" />
      </span>
      <span className="desk:text-note">
        {onMarket && row.validThrough && <ClosingText at={row.validThrough} />}
        {row.goesOnline && <PlannedText at={row.goesOnline.at} />}
      </span>
    </div>
  );
}

function PlannedText({ at }: { at: string }) {
  const format = useFormat();
  return <Trans>online from {format.marketTime(at)}</Trans>;
}

function Hired({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <p className="text-note text-soft">
      <Trans>Hired: {list}</Trans>
    </p>
  );
}
