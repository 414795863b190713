import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ArgsOf } from '../../../../contract/calls.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { Button } from '../../../ui/button.tsx';
import type { Answered, Asked } from './asked.ts';
import { MayHaveArrived } from './may-have-arrived.tsx';

type Props = { asked: Asked; token: string; onDone: Answered; onBack: () => void };
type Reason = ArgsOf<'guardian.refuse'>['reason'];

/** A parent says no, or that the child is none of theirs; what follows is said before (parents.5). */
export function RefuseForm({ asked: { firstname, act }, token, onDone, onBack }: Props) {
  const { t } = useLingui();
  const call = usePublicCall();
  const [state, setState] = useState<'asking' | 'no-answer' | Reason>('asking');
  const refuse = async (reason: Reason) => {
    setState(reason);
    try {
      const { accountEnds } = await call('guardian.refuse', { token, reason });
      onDone(accountEnds ? 'refused-ended' : 'refused');
    } catch (error) {
      if (error instanceof ApiError) onDone();
      else setState('no-answer');
    }
  };
  return (
    <div className="grid gap-4">
      <h2 className="text-title">
        <Trans>You do not agree</Trans>
      </h2>
      <p className="text-soft">
        {act === 'account' ? (
          <Trans>
            We tell {firstname} and delete the account at once. We delete your address too, and do not write
            to you about this again.
          </Trans>
        ) : (
          <Trans>
            We tell {firstname}: there will be no creator profile, everything else stays. We delete your
            address, and do not write to you about this again.
          </Trans>
        )}
      </p>
      {state === 'no-answer' && <MayHaveArrived />}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={state === 'no' && t`Sending`} onClick={() => void refuse('no')}>
          <Trans>I say no</Trans>
        </Button>
        <Button
          variant="quiet"
          busy={state === 'unknown_child' && t`Sending`}
          onClick={() => void refuse('unknown_child')}
        >
          <Trans>I do not know this child</Trans>
        </Button>
        <Button variant="bare" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
      <p className="text-small text-soft">
        <Trans>
          If you do not know the child, we only delete your address; nobody here can have us write to it
          again.
        </Trans>
      </p>
    </div>
  );
}
