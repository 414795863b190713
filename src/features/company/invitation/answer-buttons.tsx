import { Trans, useLingui } from '@lingui/react/macro';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import type { OfferState } from './invitation-state.ts';
import type { useAnswer } from './use-answer.ts';

type Props = { state: OfferState; answer: ReturnType<typeof useAnswer> };

/** Yes and no. A consent that waits for a seat can be taken back, until somebody is a member. */
export function AnswerButtons({ state, answer }: Props) {
  const { t } = useLingui();
  const { offline } = useReachability();
  const { joining, problem, notKept, accept, decline } = answer;
  if (state === 'member') return null;
  return (
    <div className="grid gap-3">
      {problem && (
        <ProblemNote
          problem={problem}
          title={t`You have not joined.`}
          lost={t`It may have arrived. Trying again is safe: you join once.`}
        />
      )}
      {notKept && (
        <ErrorState title={t`This could not be saved on this device`}>
          <Trans>Nothing was changed. Make room on the device and try again.</Trans>
        </ErrorState>
      )}
      {state === 'open' && (
        <div className="grid gap-2">
          <Button wide busy={joining && t`Joining`} onClick={() => void accept()}>
            <Trans>Join the company</Trans>
          </Button>
          {offline && (
            <p className="text-small text-soft">
              <Trans>You are offline, and joining needs the network. Declining goes out later.</Trans>
            </p>
          )}
        </div>
      )}
      {!joining && (
        <Button variant="quiet" wide onClick={() => void decline()}>
          <Trans>Decline</Trans>
        </Button>
      )}
    </div>
  );
}
