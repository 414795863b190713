import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { List } from '../../../ui/list.tsx';
import { DeleteJobSheet } from '../delete-job-sheet.tsx';
import { UnpublishSheet } from '../unpublish-sheet.tsx';
import type { JobAct } from './job-actions.tsx';
import type { ListedJob } from './job-change.ts';
import { JobRow } from './job-row.tsx';

type Props = {
  jobs: readonly ListedJob[];
  /** Jobs before it is asked for more. */
  atFirst: number;
  mayDelete: boolean;
  onApplicants: (jobId: string) => void;
};

/** My jobs, in the order of `listedJobs`. */
export function JobList({ jobs, atFirst, mayDelete, onApplicants }: Props) {
  const [all, setAll] = useState(false);
  const [acting, setActing] = useState<{ act: JobAct; jobId: string } | null>(null);
  const shown = all ? jobs : jobs.slice(0, atFirst);
  const close = () => setActing(null);
  const actingOn = (act: JobAct) => (acting?.act === act ? acting.jobId : undefined);
  const count = jobs.length;
  return (
    <div className="grid gap-2">
      <Card flush>
        <List>
          {shown.map((job) => (
            <JobRow
              key={job.id}
              job={job}
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
