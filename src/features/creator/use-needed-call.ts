import { useCallback } from 'react';
import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { callProblem } from './call-problem.ts';

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
