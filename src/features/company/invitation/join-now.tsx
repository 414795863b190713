import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ArgsOf } from '../../../../contract/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { useAnswer } from './use-answer.ts';

type Props = {
  invitation: ArgsOf<'company.accept-invite'>;
  onJoined: () => void;
  /** No seat is free, or the invitation was taken back meanwhile: the page for that says so. */
  onElse: () => void;
};

/** Somebody who has just registered by the link said with that button that they join. */
export function JoinNow({ invitation, onJoined, onElse }: Props) {
  const { t } = useLingui();
  const { problem, accept } = useAnswer(invitation, { onJoined, onDeclined: onElse, onMoved: onElse });
  const begin = useEffectEvent(accept);
  useEffect(() => {
    void begin();
  }, []);
  if (!problem)
    return (
      <p role="status" className="py-10 text-center text-lead font-semibold">
        <Trans>Your account is there. You are joining the team.</Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      <ProblemNote
        problem={problem}
        title={t`You have not joined.`}
        lost={t`Your account is there. Joining needs the network: try again, you join once.`}
      />
      <Button wide onClick={() => void accept()}>
        <Trans>Join the company</Trans>
      </Button>
    </div>
  );
}
