import { createContext, useContext } from 'react';
import type { ArgsOf } from '../../contract/calls.ts';
import type { PublicStore } from '../replica/public/public-store.ts';
import { useKeptAnswer } from '../replica/public/use-kept-answer.ts';
import type { CallNow } from './call.ts';
import type { PublicCall } from './public-ask.ts';
import { readKey } from './read-key.ts';
import type { Reader } from './reader.ts';
import { type Read, useReading } from './use-read.ts';

/** What everybody may do: read what is kept of it, and call. */
export type Public = { reader: Reader<PublicCall>; store: PublicStore; call: CallNow };

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

/** What anybody may read, with a sign-in or without one. */
export function usePublic<Name extends PublicCall>(name: Name, args: ArgsOf<Name>): Read<Name> {
  const { reader, store } = useShared();
  const kept = useKeptAnswer(store, readKey(name, args));
  return useReading({ reader, store, kept, reachable: true }, name, args);
}
