import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hiredByJob } from '../../../replica/queries/job-people.ts';
import { useLive } from '../../../replica/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { List } from '../../../ui/list.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { DeleteJobSheet } from '../delete-job-sheet.tsx';
import { UnpublishSheet } from '../unpublish-sheet.tsx';
import type { JobAct } from './job-actions.tsx';
import { isOnShelf, JOB_SHELVES, type JobShelf, type ListedJob } from './job-change.ts';
import { JobRow } from './job-row.tsx';

const NOBODY: readonly string[] = [];

type Props = {
  jobs: readonly ListedJob[];
  /** Jobs before it is asked for more. */
  atFirst: number;
  /** One can look at those of one state alone. */
  shelves: boolean;
  mayDelete: boolean;
  onApplicants: (jobId: string) => void;
};

/** My jobs, in the order of `listedJobs`. */
export function JobList({ jobs: every, atFirst, shelves, mayDelete, onApplicants }: Props) {
  const { t } = useLingui();
  const [shelf, setShelf] = useState<JobShelf>('all');
  const names: Record<JobShelf, string> = {
    all: t`All`,
    published: t`Published`,
    drafts: t`Drafts`,
    closed: t`Closed`,
  };
  const jobs = shelves ? every.filter((job) => isOnShelf(job, shelf)) : every;
  const [all, setAll] = useState(false);
  const [acting, setActing] = useState<{ act: JobAct; jobId: string } | null>(null);
  const shown = all ? jobs : jobs.slice(0, atFirst);
  const hired = useLive(hiredByJob);
  const close = () => setActing(null);
  const actingOn = (act: JobAct) => (acting?.act === act ? acting.jobId : undefined);
  const count = jobs.length;
  return (
    <div className="grid gap-2">
      {shelves && (
        <div className="max-w-form">
          <SegmentedControl
            wide
            hideLegend
            legend={t`Which jobs`}
            value={shelf}
            onChange={setShelf}
            segments={JOB_SHELVES.map((value) => ({ value, label: names[value] }))}
          />
        </div>
      )}
      {count === 0 && (
        <p role="status" className="text-soft">
          <Trans>There are none of these.</Trans>
        </p>
      )}
      <Card flush hidden={count === 0}>
        <List>
          {shown.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              hired={hired?.get(job.id) ?? NOBODY}
              mayDelete={mayDelete}
              onApplicants={() => onApplicants(job.id)}
              onAct={(act) => setActing({ act, jobId: job.id })}
            />
          ))}
        </List>
      </Card>
      {shown.length < count && (
        <div>
          <Button variant="bare" onClick={() => setAll(true)}>
            <Trans>Show all {count} jobs</Trans>
          </Button>
        </div>
      )}
      <UnpublishSheet jobId={actingOn('unpublish')} onClose={close} />
      <DeleteJobSheet jobId={actingOn('delete')} onClose={close} />
    </div>
  );
}
