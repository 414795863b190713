import { Trans } from '@lingui/react/macro';
import type { JobStatus } from '../../../../contract/entities/job.ts';
import { isForMarket } from '../../../../contract/policy/job.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';

export type Intent = 'save' | 'publish' | 'schedule';

type Props = {
  /** Null: the job does not exist yet. */
  status: JobStatus | null;
  /** What was written last is not on this device. */
  failed: boolean;
  onSubmit: (intent: Intent) => void;
  /** Where the form is one screen after the other; `next`: name of the one that follows. */
  walk?: { onBack: (() => void) | null; onNext: (() => void) | null; next: string } | undefined;
};

/** What can be done with what stands in the form, by the state of the job. */
export function JobFormActions({ status, failed, onSubmit, walk }: Props) {
  const { offline } = useReachability();
  const save = () => onSubmit('save');
  const publish = () => onSubmit('publish');
  const { onBack = null, onNext = null, next = '' } = walk ?? {};
  return (
    <ActionBar>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      )}
      {onNext ? (
        <Button onClick={onNext}>
          <Trans>Next: {next}</Trans>
        </Button>
      ) : status !== null && isForMarket(status) ? (
        <Button onClick={save}>
          <Trans>Save changes</Trans>
        </Button>
      ) : (
        <>
          <Button onClick={publish}>
            {status === 'unpublished' ? <Trans>Publish again</Trans> : <Trans>Publish</Trans>}
          </Button>
          <Button variant="quiet" onClick={() => onSubmit('schedule')}>
            <Trans>Publish later</Trans>
          </Button>
          <Button variant="quiet" onClick={save}>
            {status === 'unpublished' ? <Trans>Save without publishing</Trans> : <Trans>Save draft</Trans>}
          </Button>
        </>
      )}
      <p className="min-w-0 flex-1 basis-40 text-note text-soft">
        <KeptNote failed={failed} offline={offline} />
      </p>
    </ActionBar>
  );
}
