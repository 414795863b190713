import { expect, type Page, test } from '@playwright/test';
import { signIn, untilReadyOffline, untilShown } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { PHONE } from './person.ts';
import { plainEnglish } from './plain-english.ts';
import { oneServer, withOwner, withPerson, withSeeker } from './running.ts';

/**
 * The two languages for tests (src/i18n/pseudo.ts): whatever still reads as plain English stands outside the
 * catalogue, and what only fits in English, or from left to right, runs out of the screen.
 */

const server = oneServer();
const SMALL = { width: 320, height: 640 };
const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/register?mode=user',
  '/forgot-password',
  '/team',
  '/sites/imprint',
];
const SEEKER = [
  '/pwa',
  '/pwa?q=nirgendwo%20so%20ein%20wort',
  '/pwa/user',
  '/pwa/user?view=applications',
  '/pwa/user/settings',
  '/pwa/chat',
];
const COMPANY = [
  '/pwa/company',
  '/pwa/company?view=jobs',
  '/pwa/company?view=applicants',
  '/pwa/company/create-job',
  '/pwa/company/settings',
];

async function open(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(server().origin + path);
  await untilShown(page);
}

async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(0);
}

async function everyScreen(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    await open(page, path, 'en_XA');
    await fits(page);
    await page.setViewportSize(SMALL);
    await fits(page);
    expect(await plainEnglish(page), path).toEqual([]);
    await open(page, path, 'ar_XB');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await fits(page);
  }
}

test('public screens say nothing outside the catalogue, and fit in long words and from right to left', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    await page.goto(server().origin);
    await everyScreen(page, PUBLIC);
  });
});

test('English in English is found', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    await page.goto(server().origin);
    await open(page, '/login', 'en_US');
    expect(await plainEnglish(page)).toContain('Forgot your password?');
  });
});

test('so do a seeker’s', { tag: '@long' }, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await everyScreen(page, SEEKER);
  });
});

test('and a company’s', { tag: '@long' }, async () => {
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/company`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await everyScreen(page, COMPANY);
  });
});

test('usersettings.2 the server is told of the language that was chosen, because it writes mails in it', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const langOf = async () => {
    const { uid, api } = await signInAs(origin, 'seeker@example.org', password);
    return (await api('user.get', { userId: uid })).settings.lang?.value;
  };
  await withPerson(async ({ page }) => {
    await signIn(page, origin, 'seeker@example.org', password);
    // Chosen at once: the profile may not be on this device yet.
    await page.goto(`${origin}/pwa/user/settings`);
    await page.locator('label').filter({ hasText: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    await expect.poll(langOf).toBe('de_DE');
    await page.locator('label').filter({ hasText: 'English' }).click();
    await expect.poll(langOf).toBe('en_US');
  });
});
