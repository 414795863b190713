import type { Transport } from '../wire/transport.ts';

/** Codes by which the server says that a session is over, whatever token comes next. */
const OVER = ['account_disabled', 'session_ended'];

/**
 * A transport that tells of a session that is over. What was sent is then treated as sent without a token and not as
 * refused: it stays in the outbox, untouched, for the next sign-in of the same person (rules W7, S1).
 * @param onOver gets the token the server refused
 */
export function tellSessionEnd(transport: Transport, onOver: (token: string) => Promise<void>): Transport {
  return async (name, args, options) => {
    const outcome = await transport(name, args, options);
    if (options.token === null || outcome.kind !== 'failure' || !OVER.includes(outcome.failure.code))
      return outcome;
    await onOver(options.token).catch(() => undefined);
    return { kind: 'failure', failure: { ...outcome.failure, status: 401 } };
  };
}
