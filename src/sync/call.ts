import { checkArguments } from '../../contract/arguments.ts';
import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import type { Replica } from '../replica/database.ts';
import { mergeTruth } from './merge.ts';
import type { GetCredentials, NewId } from './ports.ts';
import type { Transport } from './transport.ts';

/** The call needs the network and there was no answer (rule W1). It may have arrived: calling again is safe. */
export class NoAnswerError extends Error {
  constructor() {
    super('no answer from the server');
    this.name = 'NoAnswerError';
  }
}

/** Nobody is signed in, or not any more. */
export class SignedOutError extends Error {
  constructor() {
    super('nobody is signed in');
    this.name = 'SignedOutError';
  }
}

export type CallNow = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  /** Kept by the screen over its own retries, so that a second tap is the same intent. */
  options?: { key?: string },
) => Promise<AnswerOf<Name>>;

/**
 * Calls marked N: through the same transport, at once. What the answer changed is merged before it resolves.
 * @throws RequiredError, ApiError, NoAnswerError, SignedOutError
 */
export function createCall(ports: {
  credentials: GetCredentials;
  newId: NewId;
  transport: Transport;
  db: () => Replica | null;
}): CallNow {
  return async (name, args, options = {}) => {
    const checked = checkArguments(name, args);
    const key = options.key ?? ports.newId();
    for (const fresh of [false, true]) {
      const credentials = await ports.credentials({ fresh }).catch(() => {
        throw new NoAnswerError();
      });
      if (!credentials) throw new SignedOutError();
      const outcome = await ports.transport(name, checked, { token: credentials.token, key });
      if (outcome.kind === 'none') throw new NoAnswerError();
      if (outcome.kind === 'answer') {
        const db = ports.db();
        if (db?.uid === credentials.uid) await mergeTruth(db, outcome, async () => true);
        return outcome.data;
      }
      const { code, message, fields, detail, status } = outcome.failure;
      if (status === 401 && !fresh) continue;
      throw new ApiError(code in ERROR_STATUS ? (code as ErrorCode) : 'internal', message, {
        fields,
        detail,
      });
    }
    throw new SignedOutError();
  };
}
