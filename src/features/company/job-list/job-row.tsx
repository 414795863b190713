import { Trans, useLingui } from '@lingui/react/macro';
import { isStopped } from '../../../replica/outbox-entry.ts';
import { StretchedLink } from '../../../ui/links.tsx';
import { type JobAct, JobActions } from './job-actions.tsx';
import { isUnsettled, jobChange, type ListedJob } from './job-change.ts';
import { JobNumbers } from './job-numbers.tsx';
import { JobStatus } from './job-status.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { StoppedJob } from './stopped-job.tsx';

type Props = {
  job: ListedJob;
  /** Names of those who were hired for it. */
  hired: readonly string[];
  mayDelete: boolean;
  onApplicants: () => void;
  onAct: (act: JobAct) => void;
};

/** One of my jobs: its state, its numbers, and what is on its way. */
export function JobRow({ job, hired, mayDelete, onApplicants, onAct }: Props) {
  const { id, title, row, entries } = job;
  const change = jobChange(entries);
  const unsettled = isUnsettled(entries);
  return (
    <li className="grid gap-3 px-5 py-4 wrap-anywhere">
      <div className="relative flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 text-body font-semibold">
              <StretchedLink to="/pwa/company/edit-job" search={{ job: id }}>
                {title}
              </StretchedLink>
            </h3>
            {row && !unsettled && <JobStatus job={row} />}
          </div>
          {row && <JobNumbers job={row} onApplicants={onApplicants} />}
          {hired.length > 0 && <Hired names={hired} />}
          {change && !isStopped(change) && <OnItsWay change={change} />}
        </div>
        {row && (
          <div className="relative z-1 -my-1.5 -me-2">
            <JobActions
              job={row}
              onMarket={row.status === 'published' && !unsettled}
              mayDelete={mayDelete}
              onApplicants={onApplicants}
              onAct={onAct}
            />
          </div>
        )}
      </div>
      {change && isStopped(change) && (
        <StoppedJob change={change} job={job} onDecide={() => onAct('unpublish')} />
      )}
    </li>
  );
}

function Hired({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <p className="text-small text-soft">
      <Trans>Hired: {list}</Trans>
    </p>
  );
}
