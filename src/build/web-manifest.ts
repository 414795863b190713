import type { ManifestOptions } from 'vite-plugin-pwa';
import { attributesOf, LANGUAGE_DEFAULT } from '../../contract/languages.ts';
import { startTextsOf } from './start-texts.ts';

/** How the app appears once it is installed; written by the build. */
export const manifest: Partial<ManifestOptions> = {
  id: '/pwa',
  scope: '/',
  start_url: '/pwa',
  name: 'Zusage',
  short_name: 'Zusage',
  description: startTextsOf(LANGUAGE_DEFAULT).slogan,
  ...attributesOf(LANGUAGE_DEFAULT),
  display: 'standalone',
  theme_color: '#fcf9f2',
  background_color: '#fcf9f2',
  categories: ['business', 'social'],
  display_override: ['standalone', 'minimal-ui'],
  // A second tap on the icon, or a link, goes on in the window that is open.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  shortcuts: [
    { name: 'Jobs', url: '/pwa' },
    { name: 'Applications', url: '/pwa/user?view=applications' },
    { name: 'Chat', url: '/pwa/chat' },
  ],
  // Somebody shares a link or some words with the app: they are searched for.
  share_target: { action: '/pwa', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  screenshots: [
    {
      src: '/screenshots/market-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
    },
    { src: '/screenshots/company-desk.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
  ],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
