import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../auth/use-account.ts';
import { OfflineScreen } from '../features/content/offline-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';

/** Stands in for a page of the server when there is no network (sw/server-pages.ts). */
export const Route = createFileRoute('/offline')({
  // Never another origin: `//host` would be one.
  validateSearch: ({ page }): { page: string } => ({
    page: typeof page === 'string' && /^\/(?!\/)/.test(page) ? page : '/jobs',
  }),
  component: Offline,
});

function Offline() {
  const { page } = Route.useSearch();
  return (
    <PublicFrame>
      <OfflineScreen page={page} signedIn={useSession() !== null} />
    </PublicFrame>
  );
}
