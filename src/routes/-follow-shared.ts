import { redirect } from '@tanstack/react-router';
import { sharedOf } from '../features/jobs/shared.ts';

/** The share target of the manifest leads to the market: from there to the job or the words that were shared. */
export function followShared(searchStr: string): void {
  const shared = sharedOf(searchStr, location.origin);
  if (!shared) return;
  if ('jobId' in shared) throw redirect({ to: '/pwa/$jobId', params: shared, replace: true });
  throw redirect({ to: '/pwa', search: shared.words ? { q: shared.words } : {}, replace: true });
}
