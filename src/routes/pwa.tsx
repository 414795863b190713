import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AppBadge } from '../app/app-badge.tsx';
import { KeepPreferences } from '../app/keep-preferences.tsx';
import { SignedIn } from '../app/signed-in.tsx';
import { UndoWatch } from '../features/settings/undo-watch.tsx';

export const Route = createFileRoute('/pwa')({
  component: SignedInArea,
});

function SignedInArea() {
  const { app } = Route.useRouteContext();
  return (
    <SignedIn app={app}>
      <KeepPreferences />
      <AppBadge />
      <UndoWatch />
      <Outlet />
    </SignedIn>
  );
}
