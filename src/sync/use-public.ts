import { createContext, useContext, useEffect, useState } from 'react';
import type { AnswerOf, ArgsOf } from '../../contract/calls.ts';
import { useKeptAnswer } from '../replica/public/use-kept-answer.ts';
import type { CallNow } from './call.ts';
import type { PublicCall, PublicReader } from './public-reader.ts';
import { readKey } from './read-key.ts';
import { useTryAgain } from './use-try-again.ts';

/** What everybody may do: read what is kept of it, and call. */
export type Public = { reader: PublicReader; call: CallNow };

const PublicContext = createContext<Public | null>(null);

export const PublicProvider = PublicContext.Provider;

/** Calls that need no sign-in. */
export function usePublicCall(): CallNow {
  return useShared().call;
}

function useShared(): Public {
  const shared = useContext(PublicContext);
  if (!shared) throw new Error('usePublic: outside of the app');
  return shared;
}

/**
 * `loading`: nothing is known yet · `missing`: the server has nothing of that name · `away`: never read here, and the
 * server does not answer · `there`: `data` as of `at` (milliseconds since the epoch), `old` where the server did not
 * answer just now.
 */
export type PublicAnswer<Data> =
  | { state: 'loading' | 'missing' | 'away' }
  | { state: 'there'; data: Data; at: number; old: boolean };

/** What anybody may read, live from this device, and asked for anew whenever a screen opens. */
export function usePublic<Name extends PublicCall>(
  name: Name,
  args: ArgsOf<Name>,
): PublicAnswer<AnswerOf<Name>> & { again: () => void } {
  const { store, refresh } = useShared().reader;
  const key = readKey(name, args);
  const kept = useKeptAnswer(store, key);
  const [ended, setEnded] = useState<{ key: string; end: 'kept' | 'away' } | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of name and args; `round` asks again.
  useEffect(() => {
    let gone = false;
    const ask = () =>
      void refresh(name, args).then((end) => {
        if (!gone) setEnded({ key, end });
      });
    ask();
    window.addEventListener('online', ask);
    return () => {
      gone = true;
      window.removeEventListener('online', ask);
    };
  }, [refresh, key, round]);
  const end = ended?.key === key ? ended.end : null;
  const again = () => setRound((now) => now + 1);
  useTryAgain(end === 'away' ? ended : null, again);
  if (kept && 'data' in kept)
    return { state: 'there', data: kept.data as AnswerOf<Name>, at: kept.at, old: end === 'away', again };
  if (end === 'away') return { state: 'away', again };
  if (kept && end === 'kept') return { state: 'missing', again };
  return { state: 'loading', again };
}
