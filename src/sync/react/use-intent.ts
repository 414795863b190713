import { useCallback, useRef, useState } from 'react';
import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { createIntentKeys, type IntentKeys } from '../calls/intent.ts';
import { NoAnswerError, SignedOutError } from '../wire/call-errors.ts';
import { useSync } from './use-sync.ts';

/** `no-answer`: it may have arrived, and trying again is safe · `refused`: the server says no. */
export type IntentProblem =
  | { kind: 'no-answer' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; error: ApiError };

/** `act`: the name the screen gave it. */
export type IntentState<Act extends string> =
  | { step: 'idle' }
  | { step: 'busy'; act: Act }
  | { step: 'stopped'; act: Act; problem: IntentProblem };

export type CallOnce = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  /** A key that the screen has kept itself. */
  kept?: string,
) => Promise<AnswerOf<Name>>;

/**
 * What a person does that needs the network at once, one thing at a time: while it is under way a second tap does
 * nothing, and a try after a lost answer carries the same keys (rules W1, W6).
 */
export function useIntent<Act extends string>() {
  const { call, newId } = useSync();
  const [state, setState] = useState<IntentState<Act>>({ step: 'idle' });
  const keys = useRef<IntentKeys>(null);
  const busy = useRef(false);

  /** Gives what `work` gives; undefined where it was stopped, or not even begun. */
  const run = useCallback(
    async <Result>(act: Act, work: (once: CallOnce) => Promise<Result>): Promise<Result | undefined> => {
      if (busy.current) return undefined;
      busy.current = true;
      keys.current ??= createIntentKeys(newId);
      const { keyOf, arrived } = keys.current;
      setState({ step: 'busy', act });
      try {
        const result = await work((name, args, kept) => call(name, args, { key: keyOf(name, args, kept) }));
        arrived();
        setState({ step: 'idle' });
        return result;
      } catch (error) {
        const problem = problemOf(error);
        setState({ step: 'stopped', act, problem: problem ?? { kind: 'no-answer' } });
        if (!problem) throw error;
        return undefined;
      } finally {
        busy.current = false;
      }
    },
    [call, newId],
  );
  const forget = useCallback(() => setState({ step: 'idle' }), []);
  return { state, run, forget };
}

/** Undefined for a fault of the app itself. */
function problemOf(error: unknown): IntentProblem | undefined {
  if (error instanceof SignedOutError) return { kind: 'signed-out' };
  if (error instanceof NoAnswerError) return { kind: 'no-answer' };
  if (!(error instanceof ApiError)) return undefined;
  // The server was there and could not: nothing is known of what became of it.
  return error.status >= 500 ? { kind: 'no-answer' } : { kind: 'refused', error };
}
