import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from '../harness/server.ts';
import { apply, createCompany, findJob, register, signIn, untilReadyOffline } from './acts.ts';
import { DESK, PHONE } from './person.ts';
import { oneServer, withPerson } from './running.ts';

/** Every screen in both sizes, both themes and both languages: no axe violation, and a picture to look at. */

const FOLDER = join(ROOT, '.screenshots');
const LOOKS = [
  { size: 'phone', viewport: PHONE, theme: 'light', language: 'de_DE' },
  { size: 'phone', viewport: PHONE, theme: 'dark', language: 'en_US' },
  { size: 'desk', viewport: DESK, theme: 'light', language: 'en_US' },
  { size: 'desk', viewport: DESK, theme: 'dark', language: 'de_DE' },
] as const;

// Four looks at each of a dozen screens.
test.setTimeout(300_000);
const server = oneServer();
test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** Opens a path in every look, checks it and takes its picture. */
async function look(page: Page, path: string, name: string, prepare?: () => Promise<void>): Promise<void> {
  for (const { size, viewport, theme, language } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.evaluate(
      ([theme, language]) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('language', language);
      },
      [theme, language] as const,
    );
    await page.goto(server().origin + path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await prepare?.();
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}-${language}.png`) });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect(told, `${name}, ${size}, ${theme}, ${language}`).toEqual([]);
  }
}

test('public screens', async () => {
  await withPerson(async ({ page }) => {
    await page.goto(server().origin);
    await look(page, '/', 'welcome');
    await look(page, '/login', 'login');
    await look(page, '/register', 'register');
    await look(page, '/register?mode=user', 'register-seeker');
    await look(page, '/nowhere', 'not-found');
  });
});

test('a seeker’s screens, empty and full, with and without network', async () => {
  await withPerson(async ({ page, context }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await look(page, '/pwa', 'market');
    await look(page, '/pwa?q=nirgendwo%20so%20ein%20wort', 'market-nothing-found');
    await look(page, '/pwa/user?view=applications', 'applications-empty');
    await look(page, '/pwa/chat', 'chat-empty');

    await page.goto(`${server().origin}/pwa`);
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.reload();
    await findJob(page, 'Zwölfapfel');
    const job = new URL(page.url()).pathname;
    await look(page, job, 'job');
    await look(page, job, 'apply', async () => {
      await page.getByRole('button', { name: /^(Apply|Bewerben)$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.reload();
    await apply(page, 'Ich habe drei Jahre an einer Theke gearbeitet und kann ab Montag.');
    await expect(page.getByText(/received nr\./).first()).toBeVisible();
    await look(page, job, 'job-applied');

    await context.setOffline(true);
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/user?view=applications`);
    await page.getByRole('article').first().click();
    await page
      .getByRole('link', { name: /write to/i })
      .first()
      .click();
    await page.getByRole('textbox', { name: /^Your message to/ }).fill('Darf ich am Samstag vorbeikommen?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log').getByText('Samstag')).toBeVisible();
    const chat = new URL(page.url());
    await look(page, chat.pathname + chat.search, 'chat-offline');
    await look(page, '/pwa', 'market-offline');
    await look(page, '/pwa/user?view=applications', 'applications-offline');
    await look(page, '/pwa/user', 'profile');
    await look(page, '/pwa/user/settings', 'settings-offline');
    await look(page, '/pwa', 'outbox', async () => {
      await page
        .getByRole('button', { name: /Offline/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await context.setOffline(false);
  });
});

test('a new company’s screens', async () => {
  await withPerson(async ({ page }) => {
    const founder = { first: 'Ute', last: 'Brandt', born: '1979-03-02', email: 'ute@example.org' };
    await register(page, server().origin, 'company', { ...founder, password: 'lang genug 7' });
    await look(page, '/pwa/company/create', 'create-company');
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.reload();
    await createCompany(page, 'DE136695976', 'Leuchtfeuer Nord GmbH');
    await look(page, '/pwa/company', 'company-overview-empty');
    await look(page, '/pwa/company?view=jobs', 'company-jobs-empty');
  });
});

test('a company’s screens with an applicant', async () => {
  await withPerson(async ({ page }) => {
    const applicant = { first: 'Malik', last: 'Osei', born: '2001-07-19', email: 'malik@example.org' };
    await register(page, server().origin, 'user', { ...applicant, password: 'lang genug 7' });
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    await apply(page, 'Ich war zwei Sommer lang auf dem Markt und kann sofort anfangen.');
    await expect(page.getByText(/received nr\./).first()).toBeVisible();
  });
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'company@example.org', server().password);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, '/pwa/company', 'company-overview');
    await look(page, '/pwa/company?view=jobs', 'company-jobs');
    await look(page, '/pwa/company?view=applicants', 'company-applicants');
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/company?view=applicants`);
    await page
      .getByRole('button', { name: /Malik O/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/applicant=/);
    const applicant = new URL(page.url());
    await look(page, applicant.pathname + applicant.search, 'applicant', async () => {
      await expect(page.getByRole('dialog', { name: 'Malik O.' })).toBeVisible();
    });
    await look(page, '/pwa/company', 'notifications', async () => {
      await page
        .getByRole('button', { name: /Notifications|Mitteilungen/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog').getByText(/Malik/).first()).toBeVisible();
    });
    await look(page, '/pwa/company/create-job', 'create-job');
    await look(page, '/pwa/company/settings', 'company-settings');
    await look(page, '/pwa/chat', 'company-chat');
  });
});
