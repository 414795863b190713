import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppAccount } from '../app/account.ts';
import type { PushRegistration } from '../app/push-registration.ts';
import type { UpdateReady } from '../app/worker-registration.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import type { GuardContext } from './-guards.ts';

export type RouterContext = GuardContext & { app: AppAccount; push: PushRegistration; update: UpdateReady };

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Broken,
});

function NotFound() {
  const { pathname } = useLocation();
  return (
    <main>
      <ErrorPage status={404} message={`Page Not Found: ${pathname}`} />
    </main>
  );
}

function Broken({ error }: { error: unknown }) {
  // React has no place of its own for what a route throws: without this nobody would learn of it.
  useEffect(() => console.error(error), [error]);
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
