import { Trans, useLingui } from '@lingui/react/macro';
import { mayDoWithJob } from '../../../contract/policy/job.ts';
import { jobPeople } from '../../replica/queries/job-people.ts';
import { useLive } from '../../replica/use-live.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CloseJob } from './close-job/close-job.tsx';
import { type CloseDraft, closeDraft, isUnpublish } from './close-job/use-closing.ts';
import { MissingJob } from './job-list/missing-job.tsx';

type Props = {
  jobId: string;
  /** Once it is saved on this device, or left as it was. */
  onDone: () => void;
};

/** /pwa/company/close-job: what ends with a job, and what everybody hears (editjob.3). */
export function CloseJobScreen({ jobId, onDone }: Props) {
  const { t } = useLingui();
  const people = useLive((db) => jobPeople(db, jobId), [jobId]);
  const draft = useKeptDraft<CloseDraft>(closeDraft(jobId));
  if (people && draft.kept !== undefined) {
    const stopped = people.entries.some(isUnpublish);
    if (stopped || mayDoWithJob('unpublish', people.job.status))
      return <CloseJob key={jobId} people={people} draft={draft} onDone={onDone} />;
  }
  return (
    <Page title={t`Close this job`} wide>
      {(people === undefined || draft.kept === undefined) && <Skeleton lines={8} />}
      {people === null && <MissingJob jobId={jobId} />}
      {people && draft.kept !== undefined && (
        <EmptyState
          picture="no-jobs"
          title={<Trans>This job is not online</Trans>}
          action={
            <LinkButton to="/pwa/company" search={{ view: 'jobs' }} variant="quiet">
              <Trans>All jobs</Trans>
            </LinkButton>
          }
        >
          <Trans>It was closed already, or has never been published.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}
