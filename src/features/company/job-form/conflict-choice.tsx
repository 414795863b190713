import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import type { Submission } from './submission.ts';

type Props = {
  /** What this person wanted of the job, whole. */
  asked: Submission;
  onSave: () => void;
  onLeave: () => void;
};

/** What becomes of what a colleague's change has overtaken: of words the choice above, else the one thing it was. */
export function ConflictChoice({ asked, onSave, onLeave }: Props) {
  const format = useFormat();
  const at = asked.schedule?.at;
  const { save, leave } = wordsFor(asked);
  return (
    <>
      {at && (
        <p className="text-small">
          <Trans>You planned when it goes online: {format.marketTime(at)}, German time.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onSave}>{save}</Button>
        <Button variant="quiet" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </>
  );
}

function wordsFor({ update, publish, schedule }: Submission): { save: ReactNode; leave: ReactNode } {
  if (update)
    return { save: <Trans>Save this choice</Trans>, leave: <Trans>Leave it all as it is now</Trans> };
  if (publish) return { save: <Trans>Publish this version</Trans>, leave: <Trans>Do not publish</Trans> };
  if (schedule?.at)
    return { save: <Trans>Publish this version then</Trans>, leave: <Trans>Do not publish</Trans> };
  return { save: <Trans>Take the planned time back</Trans>, leave: <Trans>Leave the planned time</Trans> };
}
