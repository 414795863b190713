import type { ArgsOf } from '../../../../contract/calls.ts';
import { useNeededCall } from '../use-needed-call.ts';

/**
 * Names a page and leads to the platform’s sign-in, which comes back to this screen. Needs the network, because the
 * answer is where to go.
 */
export function useSignInProof() {
  const { ask, busy, problem } = useNeededCall('creator.add-source');
  const signIn = async (args: ArgsOf<'creator.add-source'>, options: { key?: string } = {}) => {
    const answer = await ask(args, options);
    if (answer?.authUrl) location.assign(answer.authUrl);
    return answer !== undefined;
  };
  return { signIn, busy, problem };
}
