import { checkArguments } from '../../../contract/arguments.ts';
import { apiError } from '../wire/api-error.ts';
import { NoAnswerError } from '../wire/call-errors.ts';
import type { NewId } from '../wire/ports.ts';
import type { Transport } from '../wire/transport.ts';
import type { CallNow } from './call.ts';

/**
 * Calls that need no sign-in and belong to nobody: nothing of them is kept.
 * @throws RequiredError, ApiError, NoAnswerError
 */
export function createGuestCall(ports: { newId: NewId; transport: Transport }): CallNow {
  return async (name, args, options = {}) => {
    const checked = checkArguments(name, args);
    const outcome = await ports.transport(name, checked, { token: null, key: options.key ?? ports.newId() });
    if (outcome.kind === 'answer') return outcome.data;
    if (outcome.kind === 'none') throw new NoAnswerError();
    throw apiError(outcome.failure);
  };
}
