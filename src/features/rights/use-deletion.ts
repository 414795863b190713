import { useState } from 'react';
import { signInProblem } from '../../auth/sign-in-error.ts';
import { useAccount } from '../../auth/use-account.ts';
import type { OwnedAlone } from '../../replica/queries/owned-alone.ts';
import { useIntent } from '../../sync/react/use-intent.ts';

/** How proving who one is went wrong. */
export type ProofProblem = 'credentials' | 'network' | 'too-many' | 'other';

/**
 * Asks for the deletion. The server wants a sign-in of the last minutes: only a person who has none is asked for
 * the password, and the same request goes on after it.
 * @param companyToo its last owner takes the company along
 */
export function useDeletion(userId: string, companyToo: OwnedAlone['company'] | null) {
  const { proveAgain } = useAccount();
  const { state, run, forget } = useIntent<'delete'>();
  const [finalAt, setFinalAt] = useState<string | null>(null);
  const [proof, setProof] = useState<'unasked' | 'asked' | 'checking' | ProofProblem>('unasked');
  const refusal =
    state.step === 'stopped' && state.problem.kind === 'refused' ? state.problem.error.code : null;
  const isAsked = refusal === 'reauth_required' || proof !== 'unasked';

  const ask = async () => {
    const asked = await run('delete', async (once) => {
      if (companyToo && !companyToo.deletion)
        await once('company.delete', { companyId: companyToo._id, confirmName: companyToo.companyName });
      return once('user.delete', { userId, confirm: true });
    });
    if (asked) setFinalAt(asked.finalAt);
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
  const proved = async () => {
    setProof('asked');
    forget();
    await ask();
  };
  return {
    /** Null until it was received. */
    finalAt,
    /** Null: no password is asked for. */
    proof: isAsked ? proof : null,
    busy: state.step === 'busy' || proof === 'checking',
    problem: state.step === 'stopped' && refusal !== 'reauth_required' ? state.problem : null,
    ask,
    prove,
    /** They have proved it in another way. */
    proved,
  };
}

function proofProblem(error: unknown): ProofProblem {
  const problem = signInProblem(error);
  return problem === 'credentials' || problem === 'network' || problem === 'too-many' ? problem : 'other';
}
