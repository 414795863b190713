import type { CallName } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallAlongside } from './call.ts';
import type { Ask } from './reader.ts';

/** Asks as the person who is signed in, and keeps the answer in their replica. */
export function createAccountAsk(call: CallAlongside): Ask<CallName> {
  return async (name, args, options) => {
    // While the code for this was fetched the question may have been given up.
    if (options.signal.aborted) return { kind: 'none' };
    try {
      return { kind: 'answer', data: await call(name, args, options) };
    } catch (error) {
      if (!(error instanceof ApiError) || isTrouble(error)) return { kind: 'none' };
      return { kind: 'no', code: error.code };
    }
  };
}

/** The server could not say: it may when it is asked again. */
function isTrouble({ status }: ApiError): boolean {
  return status >= 500 || status === 429 || status === 401;
}
