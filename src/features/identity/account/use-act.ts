import { useRef, useState } from 'react';
import { type SignInFailure, signInFailure } from '../sign-in-failure.ts';

/** `prove`: the last sign-in was too long ago for it, so the password is asked for first. */
export type ActState =
  | { step: 'idle' | 'busy' | 'prove' | 'done' }
  | { step: 'failed'; failure: Exclude<SignInFailure, 'unfinished'> };

/** Something done to the account at once; after a new proof it goes on by itself with what was asked for. */
export function useAct() {
  const [state, setState] = useState<ActState>({ step: 'idle' });
  const asked = useRef<() => Promise<unknown>>(async () => undefined);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    asked.current = act;
    setState({ step: 'busy' });
    try {
      await act();
      setState({ step: 'done' });
      return true;
    } catch (error) {
      const failed = signInFailure(error);
      setState(
        failed === 'sign-in-again'
          ? { step: 'prove' }
          : { step: 'failed', failure: failed === 'unfinished' ? 'other' : failed },
      );
      return false;
    }
  };
  return {
    state,
    busy: state.step === 'busy',
    run,
    goOn: () => run(asked.current),
    begin: () => setState({ step: 'idle' }),
  };
}
