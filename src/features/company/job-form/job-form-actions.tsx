import { Trans } from '@lingui/react/macro';
import type { JobStatus } from '../../../../contract/entities/job.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';

export type Intent = 'save' | 'publish';

type Props = {
  /** Null: the job does not exist yet. */
  status: JobStatus | null;
  /** What was written last is not on this device. */
  failed: boolean;
  onSubmit: (intent: Intent) => void;
};

/** What can be done with what stands in the form, by the state of the job. */
export function JobFormActions({ status, failed, onSubmit }: Props) {
  const { offline } = useReachability();
  const save = () => onSubmit('save');
  const publish = () => onSubmit('publish');
  return (
    <ActionBar>
      {status === 'published' || status === 'in_review' ? (
        <Button onClick={save}>
          <Trans>Save changes</Trans>
        </Button>
      ) : (
        <>
          <Button onClick={publish}>
            {status === 'unpublished' ? <Trans>Publish again</Trans> : <Trans>Publish</Trans>}
          </Button>
          <Button variant="quiet" onClick={save}>
            {status === 'unpublished' ? <Trans>Save without publishing</Trans> : <Trans>Save draft</Trans>}
          </Button>
        </>
      )}
      <p className="min-w-0 flex-1 text-note text-soft">
        <KeptNote failed={failed} offline={offline} />
      </p>
    </ActionBar>
  );
}
