import type { ArgsOf } from '../../contract/calls.ts';
import type { PublicStore } from '../replica/public/public-store.ts';
import { readKey } from './read-key.ts';
import type { Transport } from './transport.ts';

/** Calls whose answers are the same for everybody, and worth keeping for the time without network. */
export type PublicCall =
  | 'team.list'
  | 'webpage.get'
  | 'webpage.list'
  | 'product.active'
  | 'redirect.list'
  | 'search.jobs'
  | 'translation.list';

/** `kept`: what is in the store now is what the server says · `away`: no answer, or nowhere to keep it */
export type ReadEnd = 'kept' | 'away';

export type PublicReader = {
  readonly store: PublicStore;
  /** Asks the server and keeps what it says. Resolves once that is done; never rejects. */
  refresh: <Name extends PublicCall>(name: Name, args: ArgsOf<Name>) => Promise<ReadEnd>;
};

/** Reads for people who need not be signed in. The same question is asked once at a time. */
export function createPublicReader(ports: {
  store: PublicStore;
  transport: Transport;
  clock: () => number;
}): PublicReader {
  const { store, transport, clock } = ports;
  const running = new Map<string, Promise<ReadEnd>>();

  const read = async <Name extends PublicCall>(name: Name, args: ArgsOf<Name>): Promise<ReadEnd> => {
    const outcome = await transport(name, args, { token: null });
    const missing = outcome.kind === 'failure' && [404, 410].includes(outcome.failure.status);
    if (outcome.kind !== 'answer' && !missing) return 'away';
    const data = outcome.kind === 'answer' ? { data: outcome.data } : {};
    return store.keep({ key: readKey(name, args), ...data, at: clock() }).then(
      () => 'kept' as const,
      () => 'away' as const,
    );
  };

  return {
    store,
    refresh(name, args) {
      const key = readKey(name, args);
      const known = running.get(key);
      if (known) return known;
      const reading = read(name, args).finally(() => running.delete(key));
      running.set(key, reading);
      return reading;
    },
  };
}
