import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../auth/use-account.ts';
import { OfflineScreen } from '../features/content/offline-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';

/** Stands in for a page of the server when there is no network (sw/server-pages.ts): `?page=/jobs/…`. */
export const Route = createFileRoute('/offline')({ component: Offline });

function Offline() {
  const page = new URLSearchParams(location.search).get('page') ?? '';
  // Never another origin: `//host` would be one, also with a tab or line break in it, which browsers leave out.
  const wanted = /^\/(?![/\\])\S*$/.test(page) ? page : null;
  return (
    <PublicFrame>
      <OfflineScreen page={wanted} signedIn={useSession() !== null} />
    </PublicFrame>
  );
}
