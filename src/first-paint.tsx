import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Account } from './auth/use-account.ts';
import { FIRST_PAINT_ID } from './device/early-input.ts';
import { lifeless } from './device/lifeless.ts';
import { activate, i18n } from './i18n/catalogue.ts';
import type { Locale } from './i18n/locale.ts';
import type { RouterContext } from './routes/__root.tsx';
import { routeTree } from './routeTree.gen.ts';
import { Shell } from './shell.tsx';
import type { Public } from './sync/react/use-public-source.ts';

/** When it is seen nobody knows: a form takes any day up to this one. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * The page at an address as a first visitor sees it, before any code of the app is loaded: made once, by
 * the build. Nothing is known of anybody, and nothing is called.
 */
export async function firstPaint(address: string, locale: Locale): Promise<string> {
  await activate(locale);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
    context: {
      resume: async () => null,
      recall: () => undefined,
      leave: () => undefined,
      redirects: async () => [],
      install: { subscribe: () => () => undefined, read: () => null },
    } as unknown as RouterContext,
  });
  await router.load();
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw failed.error ?? new Error(`${address}: ${failed.status}`);
  const page = renderToStaticMarkup(
    <Shell
      locale={locale}
      clock={() => NEVER}
      account={{} as Account}
      publicSource={{ reader: {}, call: async () => undefined } as unknown as Public}
      router={router}
      painted={new Promise(() => {})}
    />,
  );
  // A screen that throws here is left out without a word.
  if (!page.includes('<h1')) throw new Error(`${address} has no first paint`);
  const missing = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AppMissing />
    </I18nProvider>,
  );
  return `<noscript><link rel="stylesheet" href="/no-script.css"></noscript><div id="${FIRST_PAINT_ID}">${lifeless(page)}</div>${missing}`;
}

/** An address of none is that of the page: the one that is painted may be an example. */
const HERE = '';

/** Shown where the app's code could not be fetched (public/before-paint.js). */
function AppMissing() {
  return (
    <p
      id="app-missing"
      role="alert"
      hidden
      className="fixed inset-x-4 bottom-4 z-10 rounded-card bg-ink p-4 text-paper"
    >
      <Trans>
        This page has not come completely. <a href={HERE}>Load it again</a>
      </Trans>
    </p>
  );
}
