import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { staff } from '../harness/staff.ts';
import { untilWorkerReady } from './acts.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';

/** Staff has mended a word before the server starts. */
const server = oneServer(async (dataDir) => {
  const file = join(dataDir, 'texts.json');
  const texts = { 'sign-in': 'Einloggen', 'mail-address': '' };
  await writeFile(file, JSON.stringify({ languageId: 'de_DE', name: 'Deutsch', texts }));
  await staff(dataDir, 'publish-texts', file);
});
const LEGAL = ['imprint', 'privacy', 'terms-of-use', 'parents-letter'];

test('home.2, home.3 a guest sees the newest jobs with pay, searches them, and reads one', async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin);
    const jobs = page.getByRole('region', { name: 'Jobs' });
    await expect(jobs.getByRole('article')).toHaveCount(6);
    await expect(jobs.getByRole('status')).toHaveText(/\d+ jobs on the market/);
    await jobs.getByRole('searchbox').fill('Zwölfapfel');
    await expect(jobs.getByRole('status')).toHaveText(/\d+ jobs found/);
    const titles = await jobs.getByRole('article').allTextContents();
    expect(titles.every((title) => title.includes('Zwölfapfel'))).toBe(true);

    // Without network what was kept is searched, and says so.
    await untilWorkerReady(page);
    await context.setOffline(true);
    await jobs.getByRole('searchbox').fill('a');
    await expect(jobs.getByRole('status')).toHaveText('Among the newest on this device');
    await context.setOffline(false);
    await jobs.getByRole('searchbox').fill('');
    await jobs.getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible();
    await page.getByRole('link', { name: 'Apply' }).click();
    // Most guests have no account yet; whichever way they go on, they come back to the job (job.9).
    await expect(page).toHaveURL(/\/register\?mode=user&to=%2Fpwa%2F[0-9a-f-]{36}%3Fview%3Dapply$/);
  });
});

test('home.1, home.3 on a phone the first job is in sight, more come by a tap, and creators have a door', async () => {
  await withPerson(
    async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(server().origin);
      const jobs = page.getByRole('region', { name: 'Jobs' });
      await expect(jobs.getByRole('article')).toHaveCount(6);
      await expect(jobs.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 });

      await untilWorkerReady(page);
      await context.setOffline(true);
      await jobs.getByRole('button', { name: 'Weitere Jobs zeigen' }).press('Enter');
      await expect(jobs.getByRole('article')).toHaveCount(18);
      await expect(jobs.getByRole('article').nth(6).getByRole('link')).toBeFocused();
      await context.setOffline(false);

      await page.getByRole('link', { name: 'Als Creator' }).click();
      await expect(page).toHaveURL(/\/register\?mode=user/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    { locale: 'de-DE' },
  );
});

test('imprint.5, webpage.5 legal pages are readable without network, also those that nobody has opened', async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin);
    await untilWorkerReady(page);
    // They are fetched one after the other once nobody waits for anything else.
    const kept = async () => {
      const answers = await stored<{ key: string }>(page, 'public', 'answer');
      return answers?.filter(({ key }) => key.startsWith('webpage.get')).length;
    };
    await expect.poll(kept).toBe(LEGAL.length);
    await context.setOffline(true);
    for (const id of LEGAL) {
      await page.goto(`${server().origin}/sites/${id}`);
      await expect(page.getByText('This is the copy on this device.')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    }
    await page.goto(`${server().origin}/team`);
    await expect(page.getByText('This page was not read on this device before.')).toBeVisible();
    await context.setOffline(false);
    // It asks again by itself.
    await expect(page.getByRole('heading', { name: 'Lale Brandt' })).toBeVisible();
  });
});

test('webpage.3 a page that is not there says so by its path', async () => {
  await withPerson(async ({ page, problems }) => {
    await page.goto(`${server().origin}/sites/no-such-page`);
    await expect(page.getByText('Page Not Found: /sites/no-such-page')).toBeVisible();
    // The router's note of it, and nothing else.
    for (const problem of problems.splice(0)) expect(problem).toContain('isNotFound: true');
  });
});

test('a job’s public page needs no JavaScript', async () => {
  const map = await (await fetch(`${server().origin}/sitemap-1.xml`)).text();
  const path = /\/jobs\/[0-9a-f-]{36}/.exec(map)?.[0] as string;
  await withPerson(async ({ context }) => {
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
    const page = (await plain?.newPage()) ?? (await context.newPage());
    await page.goto(server().origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Apply|Bewerben/ })).toHaveAttribute('href', /^\/register\?/);
    await plain?.close();
  });
});

test('texts of the server are laid over the built-in ones, and stay without network', async () => {
  await withPerson(
    async ({ page, context }) => {
      await page.goto(`${server().origin}/login`);
      await expect(page.getByRole('heading', { name: 'Einloggen' })).toBeVisible();
      await expect(page.getByLabel('No translation')).toBeVisible();
      await untilWorkerReady(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Einloggen' })).toBeVisible();
      await context.setOffline(false);
    },
    { locale: 'de-DE' },
  );
});
