import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { AppAccount } from '../app/account.ts';
import type { PushRegistration } from '../app/push-registration.ts';
import type { UpdateReady } from '../app/worker-registration.ts';
import { isCrawler } from '../ui/crawler.ts';
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
    <Told>
      <ErrorPage status={404} message={`Page Not Found: ${pathname}`} />
    </Told>
  );
}

function Broken({ error }: { error: unknown }) {
  // React has no place of its own for what a route throws: without this nobody would learn of it.
  useEffect(() => console.error(error), [error]);
  return (
    <Told>
      <ErrorPage />
    </Told>
  );
}

/** Specification section 2: crawlers are not shown the error page, so that they do not keep it. */
function Told({ children }: { children: ReactNode }) {
  return isCrawler(navigator.userAgent) ? null : <main>{children}</main>;
}
