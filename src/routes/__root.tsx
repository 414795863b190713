import { Trans } from '@lingui/react/macro';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppAccount } from '../app/account.ts';
import { askedAnywhere } from '../auth/mail-link.ts';
import { useSession } from '../auth/use-account.ts';
import { isPartAway, isReloadedFor, onMissingEnd } from '../device/chunk-reload.ts';
import type { Install } from '../device/install.ts';
import type { PushRegistration } from '../device/push-registration.ts';
import type { UpdateReady } from '../device/worker-registration.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { isCrawler } from '../ui/crawler.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import { type GuardContext, guard, type Navigation, type StaticData } from './-guards.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends StaticData {}
}

export type RouterContext = GuardContext & {
  app: AppAccount;
  push: PushRegistration;
  update: UpdateReady;
  install: Install;
  /** Server time minus device time, in milliseconds (rule R8). */
  setClock: (offset: number) => void;
  /** Resolves when the first screen stands. */
  painted: Promise<void>;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  // The type of its matches is made of the routes, and so of this one: a circle.
  beforeLoad: async (navigation) => guard(navigation as unknown as Navigation),
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Broken,
});

/** Few pages are come to by a mail's link. Where its code does not come, the link waits for the next visit. */
const Mailed = lazy(() =>
  import('./-mailed.tsx').then(
    ({ Mailed }) => ({ default: Mailed }),
    () => ({ default: () => null }),
  ),
);

/** Where not even its code is here, the page says the same in fewer words. The router waits for it, as for its pages. */
const MissingPart = lazy(() =>
  import('../features/content/missing-part.tsx').then(
    ({ MissingPart }) => ({ default: MissingPart }),
    () => {
      addEventListener('online', () => location.reload());
      return { default: ({ action }: { action: ReactNode }) => <ErrorPage status="away" action={action} /> };
    },
  ),
);

function Root() {
  // A mail opens a page of its own, and the guard has kept its link by now.
  const [mailed] = useState(askedAnywhere);
  return (
    <>
      <Outlet />
      {mailed && (
        <Suspense>
          <Mailed action={mailed} />
        </Suspense>
      )}
    </>
  );
}

function NotFound() {
  const { pathname } = useLocation();
  return (
    <Told>
      <ErrorPage status={404} message={`Page Not Found: ${pathname}`} action={<WayOut />} />
    </Told>
  );
}

function Broken({ error }: { error: unknown }) {
  // React reports no error that a route throws: without this it would be lost.
  useEffect(() => console.error(error), [error]);
  if (useSyncExternalStore(onMissingEnd, () => isReloadedFor(error))) return null;
  const Page = isPartAway(error) ? MissingPart : ErrorPage;
  return (
    <Told>
      <Page action={<WayOut />} />
    </Told>
  );
}

/** An installed app has no address bar to leave by. A full reload, because a plain navigation may fail the same way. */
function WayOut() {
  const signedIn = useSession() !== null;
  return (
    <a href={signedIn ? '/pwa' : '/'} className={buttonStyle('primary')}>
      <Trans>Back to the app</Trans>
    </a>
  );
}

/** Specification section 2: crawlers are not shown the error page, so that they do not keep it. */
function Told({ children }: { children: ReactNode }) {
  return isCrawler(navigator.userAgent) ? null : <main>{children}</main>;
}
