import '../ui.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { activate } from '../../i18n/catalogue.ts';
import { I18nProvider } from '../../i18n/i18n-provider.tsx';
import { detectLocale, LANGUAGE_KEY } from '../../i18n/locale.ts';
import { BannerProvider } from '../banner-provider.tsx';
import { ThemeProvider } from '../theme-provider.tsx';
import { Gallery } from './gallery.tsx';

/** `npm run dev`, then /dev/ui: every component in every state. No production build contains it. */

/** A day nothing depends on, so that pictures of it are the same every day. */
const NOW = new Date('2026-11-20T09:00:00Z');

const locale = detectLocale(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
await activate(locale);
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory(),
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider>
    <I18nProvider initial={locale} clock={() => NOW}>
      <BannerProvider showMs={3000}>
        {/* The types know the router of the app alone. */}
        <RouterProvider router={router as never} />
      </BannerProvider>
    </I18nProvider>
  </ThemeProvider>,
);
