import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import { faultText } from '../../i18n/error-text.ts';
import { type IntentProblem, useIntent } from '../../sync/react/use-intent.ts';

/** A call that needs the network, and the sentence for why it did not work. */
export function useNeededCall<Name extends CallName>(name: Name) {
  const { state, run } = useIntent<Name>();
  const ask = useCallback(
    (args: ArgsOf<Name>, { key }: { key?: string } = {}): Promise<AnswerOf<Name> | undefined> =>
      run(name, (once) => once(name, args, key)),
    [run, name],
  );
  const problem = state.step === 'stopped' ? callProblem(state.problem) : null;
  return { ask, busy: state.step === 'busy', problem };
}

/** Why a call that needs the network did not work, and what to do next. */
function callProblem(problem: IntentProblem): MessageDescriptor {
  if (problem.kind === 'signed-out')
    return msg`You are no longer signed in. Sign in again, then repeat this.`;
  if (problem.kind === 'no-answer')
    return msg`There was no answer. This needs the network; trying again is safe.`;
  const { code } = problem.error;
  if (code === 'proof_unavailable') return msg`Signing in there is not set up here. Use the code.`;
  if (code === 'too_many_requests')
    return msg`That was too often: we can look ten times an hour. Wait a little, then try again.`;
  return faultText(code);
}
