import { expect, test } from '@playwright/test';
import { signIn, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

/** Paths of two jobs on the market. */
async function somePaths(): Promise<[string, string]> {
  const map = await (await fetch(`${server().origin}/sitemap-1.xml`)).text();
  const [[one] = [''], [other] = ['']] = map.matchAll(/\/jobs\/[0-9a-f-]{36}/g);
  return [one, other];
}

test('job.9 without network a link to a job opens it from this device, and any other link says what it waits for', {
  tag: '@long',
}, async () => {
  const [online, path] = await somePaths();
  await withPerson(async ({ page, context }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    // With network it is the page of the server.
    await page.goto(server().origin + online);
    await expect(page).toHaveURL(server().origin + online);
    await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible();
    await page.goto(`${server().origin}/jobs?q=Verkauf`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jobs for “Verkauf”$/);

    // Another one: for a minute the browser itself keeps what was just read.
    await context.setOffline(true);
    await page.goto(server().origin + path);
    await expect(page).toHaveURL(server().origin + path.replace('/jobs/', '/pwa/'));
    await expect(page.getByRole('button', { name: 'Share this job' })).toBeVisible();

    await page.goto(`${server().origin}/jobs/hamburg`);
    await expect(page.getByRole('heading', { name: 'No network. You can go on.' })).toBeVisible();
    await pictures(page, 'offline-link');
    await page.getByRole('link', { name: 'Search the jobs on this device' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'No network. You can go on.' })).toBeVisible();
    await context.setOffline(false);
    // By itself.
    await expect(page).toHaveURL(/\/jobs\/hamburg$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Hamburg');
  });
});

test('job.9 a guest without network is told that the ad is not on this device', {
  tag: '@long',
}, async () => {
  const [path] = await somePaths();
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin);
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.goto(server().origin + path);
    await expect(page.getByText('This ad is not on this device.')).toBeVisible();
    await page.getByRole('link', { name: 'See the newest jobs on this device' }).click();
    await expect(page.getByRole('region', { name: 'Jobs' }).getByRole('article')).toHaveCount(6);
    await context.setOffline(false);
  });
});

test('the page for “no network” leads to no other origin', async () => {
  await withPerson(async ({ page }) => {
    await page.goto(`${server().origin}/offline?page=/%09/evil.example/login`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${server().origin}/jobs`);
  });
});
