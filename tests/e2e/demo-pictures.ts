import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newDataDir } from '../harness/data-dir.ts';
import { ROOT, startServer } from '../harness/server.ts';
import { ensureChromium } from '../run/chromium.ts';
import { chip, signIn, untilShown } from './acts.ts';
import { DESK, type Device, newProfile, openPerson, PHONE, removeProfile } from './person.ts';

/**
 * `npm run pictures`: the pictures of README.md and of the install dialog, of what the two demo accounts find after the
 * first start. The app has to be built.
 */

/** Told to browsers by the manifest, and so a part of what is served. */
const SERVED = 'public/screenshots';
const README = 'docs/pictures';

type Picture = { file: string; path: string; before?: (page: Page) => Promise<void> };
type Sitting = Pick<Device, 'viewport'> & { email: string; language: string; pictures: readonly Picture[] };

const SITTINGS: readonly Sitting[] = [
  {
    email: 'seeker@example.org',
    viewport: PHONE,
    language: 'en_US',
    pictures: [
      { file: `${SERVED}/market-phone.png`, path: '/pwa' },
      { file: `${README}/applications-phone.png`, path: '/pwa/user?view=applications' },
      {
        file: `${README}/offer-phone.png`,
        path: '/pwa/user?view=applications',
        before: async (page) => {
          await page
            .getByRole('listitem')
            .filter({ hasText: 'Drei Rezept-Videos' })
            .getByRole('link', { name: 'Read the offer' })
            .click();
          await page.getByRole('button', { name: 'Change something' }).waitFor();
        },
      },
    ],
  },
  {
    email: 'company@example.org',
    viewport: DESK,
    language: 'en_US',
    pictures: [{ file: `${SERVED}/company-desk.png`, path: '/pwa/company' }],
  },
];

process.env.CHROMIUM_PATH = ensureChromium();
await mkdir(join(ROOT, README), { recursive: true });
const folder = await newDataDir();
const server = await startServer(folder.dataDir, { DEMO_LIFE: 'on' });
try {
  for (const sitting of SITTINGS) await sit(sitting);
} finally {
  await server.stop();
  await folder.remove();
}

async function sit({ email, language, pictures, viewport = PHONE }: Sitting): Promise<void> {
  const profile = newProfile();
  const person = await openPerson({ profile, viewport, theme: 'light' });
  const { page } = person;
  try {
    await signIn(page, server.origin, email, server.password);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const { file, path, before } of pictures) {
      await page.goto(server.origin + path);
      await untilShown(page);
      await chip(page, 'All sent').waitFor();
      await before?.(page);
      await page.screenshot({ path: join(ROOT, file) });
      console.log(file);
    }
  } finally {
    await person.close();
    removeProfile(profile);
  }
}
