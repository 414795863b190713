import { createContext, useContext } from 'react';
import type { PublicStore } from '../../replica/public/public-store.ts';
import type { CallNow } from '../calls/call.ts';
import type { PublicCall } from '../calls/public-ask.ts';
import type { Reader } from '../calls/reader.ts';

/** Public calls: read their kept answers, and make them. */
export type Public = { reader: Reader<PublicCall>; store: PublicStore; call: CallNow };

const PublicContext = createContext<Public | null>(null);

export const PublicProvider = PublicContext.Provider;

export function usePublicSource(): Public {
  const shared = useContext(PublicContext);
  if (!shared) throw new Error('usePublicSource: outside of the app');
  return shared;
}

/** Calls that need no sign-in. */
export function usePublicCall(): CallNow {
  return usePublicSource().call;
}
