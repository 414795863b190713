import type { CallName } from '../../../contract/calls.ts';
import type { AnswerStore } from '../../replica/queries/kept-answer.ts';
import type { Transport } from '../wire/transport.ts';
import { type Ask, isMissing } from './reader.ts';

/** Calls whose answers are public, and worth keeping for the time without network. */
export type PublicCall = Extract<
  CallName,
  | 'team.list'
  | 'market.figures'
  | 'webpage.get'
  | 'webpage.list'
  | 'product.active'
  | 'redirect.list'
  | 'search.jobs'
  | 'translation.list'
>;

/**
 * Asks without a sign-in, and keeps the answer where everybody may read it. There is nothing to refuse to everybody: a
 * no that does not say that it is missing is trouble, and takes nothing away.
 */
export function createPublicAsk(ports: { store: AnswerStore; transport: Transport }): Ask<PublicCall> {
  return async (name, args, { signal, alongside }) => {
    const outcome = await ports.transport(name, args, { token: null, signal });
    if (outcome.kind === 'answer') {
      await alongside?.(ports.store, outcome.data);
      return { kind: 'answer', data: outcome.data };
    }
    const code = outcome.kind === 'failure' ? outcome.failure.code : '';
    return isMissing(code) ? { kind: 'no', code } : { kind: 'none' };
  };
}
