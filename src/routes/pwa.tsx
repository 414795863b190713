import { createFileRoute, Outlet } from '@tanstack/react-router';
import { KeepPreferences } from '../app/keep-preferences.tsx';
import { SignedIn } from '../app/signed-in.tsx';
import { requireSignedIn } from './-guards.ts';

export const Route = createFileRoute('/pwa')({
  beforeLoad: requireSignedIn,
  component: SignedInArea,
});

function SignedInArea() {
  const { app } = Route.useRouteContext();
  return (
    <SignedIn app={app}>
      <KeepPreferences />
      <Outlet />
    </SignedIn>
  );
}
