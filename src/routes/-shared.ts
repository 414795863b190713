import { redirect } from '@tanstack/react-router';
import { sharedOf } from '../features/jobs/shared.ts';

/** Leads to what another app has shared with this one. */
export function leadToShared(query: string, origin: string): void {
  const shared = sharedOf(query, origin);
  if (!shared) return;
  if ('jobId' in shared) throw redirect({ to: '/pwa/$jobId', params: shared, replace: true });
  if ('link' in shared)
    throw redirect({
      to: '/pwa/user',
      search: { view: 'applications', add: 'yes', ...shared },
      replace: true,
    });
  throw redirect({ to: '/pwa', search: shared.words ? { q: shared.words } : {}, replace: true });
}
