import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { AppBadge } from '../layouts/app-badge.tsx';
import { KeepPreferences } from '../layouts/keep-preferences.tsx';

/** What is held back was tapped a moment ago: nothing of it is in the first paint. */
const UndoWatch = lazy(async () => ({
  default: (await import('../features/settings/undo-watch.tsx')).UndoWatch,
}));

export const Route = createFileRoute('/pwa')({
  component: SignedInArea,
});

function SignedInArea() {
  const { app } = Route.useRouteContext();
  return (
    <SignedIn app={app}>
      <KeepPreferences />
      <AppBadge />
      <Suspense>
        <UndoWatch />
      </Suspense>
      <Outlet />
    </SignedIn>
  );
}
