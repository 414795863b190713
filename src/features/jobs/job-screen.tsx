import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { User } from '../../../contract/entities/user.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import { useClock } from '../../i18n/clock.ts';
import { jobPage } from '../../replica/queries/job-page.ts';
import { useLive } from '../../replica/use-live.ts';
import { useFetchedJob } from '../../sync/react/use-fetched-job.ts';
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
  /** It stands beside the list it was opened from, which has the page's title. */
  beside?: boolean;
};

/** One job, from the replica alone (job.1, job.2). */
export function JobScreen(props: Props) {
  // Another job is another page: nothing of the last one is shown while it is read.
  return <OneJob key={props.jobId} {...props} />;
}

/** The age of a minor, whose market holds only what they may take; undefined for everybody else. */
function minorAge(user: User | undefined, now: Date): number | undefined {
  const age = user ? ageOn(user.general.dateOfBirth, dayOf(now)) : AGE_ADULT;
  return age < AGE_ADULT ? age : undefined;
}

function OneJob({ jobId, action, beside = false }: Props) {
  const { t } = useLingui();
  const clock = useClock();
  const page = useLive((db) => jobPage(db, jobId), [jobId]);
  const job = page ? page.job : openedJob(jobId);
  // Who comes by a link to a device that has nothing yet does not wait for the whole market.
  const isMissing = page !== undefined && !page.job && page.isAskable;
  const fetched = useFetchedJob(isMissing || page?.isPart ? jobId : undefined);
  if (job) return <JobView job={job} action={action} beside={beside} />;
  // A job that has left the market is no longer in the list either.
  if (beside) return <Skeleton lines={6} />;
  // Not here is not gone: a device may hold a part of the market.
  if (!page || (isMissing && (fetched === undefined || fetched === 'here'))) {
    return (
      <Page title={t`Job`} hideTitle>
        <Skeleton lines={6} />
      </Page>
    );
  }
  const minor = minorAge(page.user, clock());
  if (page.item)
    return <KeptJobView item={page.item} gone={fetched === 'gone'} minor={minor} action={action} />;
  return <MissingJob gone={fetched === 'gone'} minor={minor} />;
}
