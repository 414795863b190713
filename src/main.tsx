import '../contract/jitless.ts';
import './ui/ui.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { BANNER_MS } from '../contract/limits.ts';
import { type AppAccount, createAccount } from './app/account.ts';
import { createPushRegistration } from './app/push-registration.ts';
import { allowWorkerScript } from './app/trusted-types.ts';
import { registerWorker } from './app/worker-registration.ts';
import { clearLocal } from './auth/session.ts';
import { AccountProvider } from './auth/use-account.ts';
import { activate } from './i18n/catalogue.ts';
import { I18nProvider } from './i18n/i18n-provider.tsx';
import { detectLocale, LANGUAGE_KEY } from './i18n/locale.ts';
import { watchClock } from './replica/watch.ts';
import { routeTree } from './routeTree.gen.ts';
import { BannerProvider } from './ui/banner-provider.tsx';
import { ThemeProvider } from './ui/theme-provider.tsx';

/** The composition root of the page: every part is built and joined here. */

allowWorkerScript();

const app: AppAccount = createAccount({
  onSignedOut: () => void router.navigate({ to: '/login', replace: true }).then(() => router.invalidate()),
  beforeSignOut: () => push.disable().catch(() => undefined),
});
const push = createPushRegistration(app.call);
const update = registerWorker((path) => router.history.push(path));

const router = createRouter({
  routeTree,
  context: { app, push, update, resume: app.resume, leave: clearLocal },
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// Times are shown by the server's clock (rule R8).
let clockOffset = 0;
app.subscribe(() => {
  const opened = app.opened();
  if (!opened) return;
  watchClock(opened.engine.db, (offset) => {
    clockOffset = offset;
  });
  void push.refresh().catch(() => undefined);
});

const locale = detectLocale(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
await activate(locale);
createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider>
    <I18nProvider initial={locale} clock={() => new Date(Date.now() + clockOffset)}>
      <BannerProvider showMs={BANNER_MS}>
        <AccountProvider value={app.account}>
          <RouterProvider router={router} />
        </AccountProvider>
      </BannerProvider>
    </I18nProvider>
  </ThemeProvider>,
);

// The sign-in service is only needed to send: it loads after the first paint.
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
whenIdle(() => app.warmUp());
