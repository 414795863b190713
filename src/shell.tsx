import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { BANNER_MS } from '../contract/limits.ts';
import { type Account, AccountProvider, useSession } from './auth/use-account.ts';
import type { Clock } from './i18n/clock.ts';
import { I18nProvider } from './i18n/i18n-provider.tsx';
import type { Locale } from './i18n/locale.ts';
import { type Public, PublicProvider } from './sync/react/use-public-source.ts';
import { BannerProvider } from './ui/banner-provider.tsx';
import { ThemeProvider } from './ui/theme-provider.tsx';
import { PaintedProvider } from './ui/use-painted.ts';

type Props = {
  locale: Locale;
  clock: Clock;
  account: Account;
  publicSource: Public;
  router: AnyRouter;
  /** Resolves when the first screen stands. */
  painted: Promise<void>;
};

/** What lies around every page. */
export function Shell({ locale, clock, account, publicSource, router, painted }: Props) {
  const reader = useSession()?.uid;
  return (
    <ThemeProvider>
      <I18nProvider initial={locale} clock={clock}>
        <BannerProvider showMs={BANNER_MS} reader={reader}>
          <AccountProvider value={account}>
            <PublicProvider value={publicSource}>
              <PaintedProvider value={painted}>
                <RouterProvider router={router} />
              </PaintedProvider>
            </PublicProvider>
          </AccountProvider>
        </BannerProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
