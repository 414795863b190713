import type { ManifestOptions } from 'vite-plugin-pwa';
import { acceptedBy } from '../../contract/file-types.ts';
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
    shortcut({ en: 'Jobs', de: 'Jobs' }, '/pwa', 'jobs'),
    shortcut({ en: 'Applications', de: 'Bewerbungen' }, '/pwa/user?view=applications', 'applications'),
    shortcut({ en: 'Chat', de: 'Chat' }, '/pwa/chat', 'chat'),
  ],
  // The worker takes it (sw/shared.ts): files go along with an application, a link or some words are searched for.
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: acceptedBy('application').split(',') }],
    },
  },
  screenshots: [
    {
      src: '/screenshots/market-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
    },
    { src: '/screenshots/company-desk.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
  ],
  // No drawing, here and in index.html: the browser makes a document of it at each start, in the page's own thread.
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * `name_localized` (https://www.w3.org/TR/appmanifest/#x_localized-members): systems that know it show the person's language,
 * all others `name`.
 */
function shortcut({ en: name, de }: { en: string; de: string }, url: string, icon: string) {
  const icons = [{ src: `/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }];
  return { name, url, icons, name_localized: { de } };
}
