import { Trans, useLingui } from '@lingui/react/macro';
import type { IntentProblem } from '../../sync/react/use-intent.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** `ui/problem-note.tsx` for what costs money: what was not booked, and that what one sees now is how it stands. */
export function BillingProblem({ problem }: { problem: IntentProblem }) {
  const { t } = useLingui();
  if (problem.kind === 'signed-out')
    return (
      <ErrorState title={<Trans>You are no longer signed in</Trans>}>
        <Trans>Sign in again. Nothing was changed.</Trans>
      </ErrorState>
    );
  if (problem.kind === 'refused' && problem.error.code === 'state_conflict')
    return (
      <ErrorState title={<Trans>This was not done.</Trans>}>
        <Trans>Something has changed in the meantime. What you see now is how it stands.</Trans>
      </ErrorState>
    );
  return (
    <ProblemNote
      problem={problem}
      title={t`This was not done.`}
      lost={t`It may have arrived. Trying again is safe: nothing is booked, changed or paid twice.`}
    />
  );
}
