import { expect, type Page, test } from '@playwright/test';
import type { FoundJob, FoundJobs } from '../../contract/entities/search.ts';
import { signIn, untilReadyOffline } from './acts.ts';
import { pictures } from './pictures.ts';
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

/** Signed in, on a device that holds so few jobs that some companies have none of theirs on it; tells which. */
async function withPart(page: Page): Promise<Set<string>> {
  const { origin, password } = server();
  await signIn(page, origin, 'seeker@example.org', password);
  await untilReadyOffline(page);
  await holdAtMost(page, 20);
  await page.goto(`${origin}/pwa?list=all`);
  await expect(page.getByText(/jobs are on this device, more are online\./)).toBeVisible();
  await expect.poll(async () => (await stored(page, 'own', 'job'))?.length).toBe(20);
  return new Set((await stored<{ _id: string }>(page, 'own', 'job'))?.map(({ _id }) => _id));
}

/** All that the server finds. */
async function everyJob(query = ''): Promise<FoundJob[]> {
  const found: FoundJob[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await fetch(`${server().origin}/api/job/search?limit=100${query}${cursor}`);
    const { data } = (await answer.json()) as { data: FoundJobs };
    found.push(...data.items);
    cursor = data.next === null ? null : `&cursor=${data.next}`;
  }
  return found;
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
    await page.getByLabel('Email address').fill('seeker@example.org');
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

test('companypage.1 pwa.1 a company whose jobs are not on this device shows them online, and a number beside a filter is that of the list', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  await withPerson(async ({ page, context }) => {
    const here = await withPart(page);
    const ofCompany = Map.groupBy(await everyJob(), ({ _companyId }) => _companyId);
    const away = [...ofCompany].find(([, jobs]) => jobs.every(({ _id }) => !here.has(_id)));
    if (!away) throw new Error('each company has a job on this device');
    const [companyId, jobs] = away;
    await page.goto(`${origin}/pwa/companies/${companyId}`);
    await expect(
      page.getByText('None of them is on this device: it holds only a part of all jobs.'),
    ).toBeVisible();
    await pictures(page, 'company-page-part');
    await page.getByRole('link', { name: 'Show all of them' }).click();
    const online = page.getByRole('region', { name: 'More online' });
    await expect(online.getByText(`0 here, ${jobs.length} more online.`)).toBeAttached();
    await expect(online.getByRole('listitem')).toHaveCount(jobs.length);
    await pictures(page, 'market-online-company');

    const few = await everyJob('&hours=20');
    expect(few.every(({ hours }) => hours !== null && hours.min <= 20)).toBe(true);
    const further = few.filter(({ _id }) => !here.has(_id)).length;
    await page.goto(`${origin}/pwa?list=all&hmax=20`);
    const said = `${few.length - further} here, ${further} more online.`;
    await expect(online.getByText(said)).toBeAttached();
    await pictures(page, 'market-online-hours');

    // A server of an older version, which an update was taken back to: it refuses what it does not know.
    await context.route(/\/api\/job\/search\?/, (route) =>
      route.continue({ url: `${route.request().url()}&unknown=1` }),
    );
    await page.reload();
    await expect(online.getByText(/^Not all of your filters work online yet\./)).toBeAttached();
  });
});
