import { createContext, useContext } from 'react';
import type { CallNow } from './call.ts';
import type { Mutate } from './mutate.ts';

/** What screens may do: change (works always), call now (needs the network), decide about stopped entries. */
export type SyncActions = {
  mutate: Mutate;
  call: CallNow;
  /** Forgets an entry that has not been sent, with its effect; false where it was already under way. */
  discard: (entryId: string) => Promise<boolean>;
  sendAgain: (entryId: string) => Promise<boolean>;
  /** Sends and pulls now. */
  syncNow: () => void;
  /** UUIDv7 for what a mutation makes (rule W3). */
  newId: () => string;
  /** This moment by the device's clock. */
  now: () => number;
};

const SyncContext = createContext<SyncActions | null>(null);

export const SyncProvider = SyncContext.Provider;

/** Only below a signed-in route. */
export function useSync(): SyncActions {
  const sync = useContext(SyncContext);
  if (!sync) throw new Error('useSync: nobody is signed in here');
  return sync;
}
