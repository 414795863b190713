import { useMemo } from 'react';
import { useSync } from '../../sync/react/use-sync.ts';
import { offerActs } from './offer-acts.ts';

/** The acts of the person who is signed in. */
export function useOfferActs() {
  const sync = useSync();
  return useMemo(() => offerActs(sync), [sync]);
}
