import { useState } from 'react';
import { signInProblem } from '../../auth/sign-in-error.ts';
import { useAccount } from '../../auth/use-account.ts';
import { type CallOnce, useIntent } from '../../sync/react/use-intent.ts';

/** How proving who one is went wrong. */
export type ProofProblem = 'credentials' | 'network' | 'too-many' | 'other';

/**
 * An act for which the server wants a sign-in of the last minutes: only a person who has none is asked to prove who they
 * are, and the same request goes on after it.
 */
export function useProvedIntent<Answer>(act: (once: CallOnce) => Promise<Answer>) {
  const { proveAgain } = useAccount();
  const { state, run, forget } = useIntent<'act'>();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [proof, setProof] = useState<'unasked' | 'asked' | 'checking' | ProofProblem>('unasked');
  const refusal =
    state.step === 'stopped' && state.problem.kind === 'refused' ? state.problem.error.code : null;
  const isAsked = refusal === 'reauth_required' || proof !== 'unasked';

  const ask = async () => {
    const answered = await run('act', act);
    if (answered !== undefined) setAnswer(answered);
  };
  /** They have proved it. */
  const proved = async () => {
    setProof('asked');
    forget();
    await ask();
  };
  const prove = async (password: string) => {
    setProof('checking');
    try {
      await proveAgain(password);
    } catch (error) {
      setProof(proofProblem(error));
      return;
    }
    await proved();
  };
  return {
    /** Null until it was received. */
    answer,
    /** Null: nothing is to be proved. */
    proof: isAsked ? proof : null,
    busy: state.step === 'busy' || proof === 'checking',
    problem: state.step === 'stopped' && refusal !== 'reauth_required' ? state.problem : null,
    ask: () => void ask(),
    prove: (password: string) => void prove(password),
    proved: () => void proved(),
  };
}

function proofProblem(error: unknown): ProofProblem {
  const problem = signInProblem(error);
  return problem === 'credentials' || problem === 'network' || problem === 'too-many' ? problem : 'other';
}
