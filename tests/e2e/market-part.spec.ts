import { expect, type Page, test } from '@playwright/test';
import { signIn, untilReadyOffline } from './acts.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';

const server = oneServer();

/** The person has chosen that this device holds so many jobs: fewer than the settings offer, and than the sample has. */
async function holdAtMost(page: Page, most: number): Promise<void> {
  await page.evaluate(async (value) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found = (await indexedDB.databases()).find(({ name }) =>
      /^zusage:(?!public)(?!.*~market$)/.test(name ?? ''),
    );
    const db = await done(indexedDB.open(found?.name ?? ''));
    await done(db.transaction('meta', 'readwrite').objectStore('meta').put({ key: 'marketMost', value }));
    db.close();
  }, most);
}

test('job.1 who comes by a link to a device that has nothing yet reads the job before the market is there', {
  tag: '@long',
}, async () => {
  const map = await (await fetch(`${server().origin}/sitemap-1.xml`)).text();
  const [, path = ''] = /\/jobs(\/[0-9a-f-]{36})/.exec(map) ?? [];
  await withPerson(async ({ page, context }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route(/\/api\/market\/segment\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server().origin}/login?to=${encodeURIComponent(`/pwa${path}?view=apply`)}`);
    await page.getByLabel('Mail address').fill('seeker@example.org');
    await page.getByLabel('Password', { exact: true }).fill(server().password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Your application' })).toBeVisible();
    expect((await stored(page, 'own', 'job'))?.length).toBe(1);
    // What comes then takes it away no more.
    letGo();
    await expect.poll(async () => (await stored(page, 'own', 'job'))?.length).toBeGreaterThan(100);
    await expect(page.getByRole('dialog', { name: 'Your application' })).toBeVisible();
  });
});

test('pwa.1 pwa.6 job.1 usersettings.7 words are looked for in titles or whole ads, a device that holds a part of the market looks online too, and a job that is only there opens and stays', async () => {
  await withPerson(async ({ page, context }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    const field = page.getByRole('searchbox', { name: 'Search jobs' });
    await field.fill('Jobs als Fahrerin');
    const title = page.getByRole('radio', { name: /^Title only · \d+$/ });
    await expect(title).toBeAttached();
    await page.getByText(/^Title only · \d+$/).click();
    await expect(title).toBeChecked();
    await expect(page).toHaveURL(/in=title/);
    for (const name of await page.getByRole('article').getByRole('heading').allTextContents())
      expect(name).toMatch(/fahrer|driver/i);

    await holdAtMost(page, 100);
    await page.goto(`${server().origin}/pwa?list=all`);
    await expect(page.getByText(/jobs are on this device, more are online\./)).toBeVisible();
    await expect.poll(async () => (await stored(page, 'own', 'job'))?.length).toBe(100);
    const online = page.getByRole('region', { name: 'More online' });
    await expect(online.getByText(/^Type what you look for/)).toBeAttached();
    await field.fill('Verkauf');
    await expect(online.getByText(/^\d+ here, \d+ more online\.$/)).toBeAttached();
    await expect(online.getByRole('listitem').first()).toBeVisible();
    const first = online.getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.goto(`${server().origin}/pwa/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByText('This job is not on this device yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('This job is closed, or the link is wrong.')).toBeVisible();
  });
});
