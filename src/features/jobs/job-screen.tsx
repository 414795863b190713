import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { jobPage } from '../../replica/queries/job-page.ts';
import { useLive } from '../../replica/use-live.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobView } from './job-view.tsx';
import { KeptJobView } from './kept-job-view.tsx';
import { MissingJob } from './missing-job.tsx';
import { openedJob } from './opened-job.ts';

type Props = {
  jobId: string;
  /** What can be done about it: the state of one's application, or an `ActionBar`. */
  action?: ReactNode;
};

/** One job, from the replica alone (job.1, job.2). */
export function JobScreen(props: Props) {
  // Another job is another page: nothing of the last one is shown while it is read.
  return <OneJob key={props.jobId} {...props} />;
}

function OneJob({ jobId, action }: Props) {
  const { t } = useLingui();
  const page = useLive((db) => jobPage(db, jobId), [jobId]);
  const job = page ? page.job : openedJob(jobId);
  if (job) return <JobView job={job} action={action} />;
  if (!page) {
    return (
      <Page title={t`Job`} hideTitle>
        <Skeleton lines={6} />
      </Page>
    );
  }
  if (page.item) return <KeptJobView item={page.item} loaded={page.status.loaded} action={action} />;
  return <MissingJob status={page.status} />;
}
