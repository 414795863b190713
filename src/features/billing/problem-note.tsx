import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '../../i18n/error-text.ts';
import type { IntentProblem } from '../../sync/use-intent.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** Why something did not happen, or may have, and what to do next. */
export function ProblemNote({ problem }: { problem: IntentProblem }) {
  const { t, i18n } = useLingui();
  if (problem.kind === 'no-answer')
    return (
      <ErrorState title={<Trans>There was no answer.</Trans>}>
        <Trans>It may have arrived. Trying again is safe: nothing is booked, changed or paid twice.</Trans>
      </ErrorState>
    );
  if (problem.kind === 'signed-out')
    return (
      <ErrorState title={<Trans>You are no longer signed in</Trans>}>
        <Trans>Sign in again. Nothing was changed.</Trans>
      </ErrorState>
    );
  const moved = problem.error.code === 'state_conflict';
  const known = errorText(problem.error.code);
  return (
    <ErrorState title={<Trans>This was not done.</Trans>}>
      {moved
        ? t`Something has changed in the meantime. What you see now is how it stands.`
        : known
          ? i18n._(known)
          : t`The server did not accept this.`}
    </ErrorState>
  );
}
