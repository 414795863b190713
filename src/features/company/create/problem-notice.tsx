import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { CreateProblem } from './create-problem.ts';

/** Why the company was not made, and what to do now. What was written is kept in every case. */
export function ProblemNotice({ problem }: { problem: CreateProblem }) {
  switch (problem) {
    case 'no-answer':
      return (
        <ErrorState title={<Trans>This step needs the network</Trans>}>
          <Trans>
            There was no answer. What you wrote is kept on this device. Try again when you are back online; it
            stays one and the same company.
          </Trans>
        </ErrorState>
      );
    case 'exists':
      return (
        <ErrorState title={<Trans>A company with this number is already here</Trans>}>
          <Trans>
            There is no second one beside it. Ask its owner to let you join. If the number is not theirs,
            check it again.
          </Trans>
        </ErrorState>
      );
    case 'linked':
      return (
        <ErrorState title={<Trans>This account already belongs to a company</Trans>}>
          <Trans>It is being loaded now.</Trans>
        </ErrorState>
      );
    case 'fields':
      return (
        <ErrorState title={<Trans>The server did not accept these details</Trans>}>
          <Trans>Check the number and the name.</Trans>
        </ErrorState>
      );
    case 'not-allowed':
      return (
        <ErrorState title={<Trans>This account cannot make a company</Trans>}>
          <Trans>Only accounts that hire can. Register with another address to hire.</Trans>
        </ErrorState>
      );
    case 'signed-out':
      return (
        <ErrorState title={<Trans>You are no longer signed in</Trans>}>
          <Trans>Sign in again. What you wrote is kept on this device.</Trans>
        </ErrorState>
      );
    case 'other':
      return (
        <ErrorState title={<Trans>The company could not be made</Trans>}>
          <Trans>What you wrote is kept on this device. Try again in a moment.</Trans>
        </ErrorState>
      );
  }
}
