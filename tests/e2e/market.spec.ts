import { expect, type Page, test } from '@playwright/test';
import { signIn, untilReadyOffline } from './acts.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

async function found(page: Page): Promise<number> {
  const told = page.getByText(/^\d+ jobs? found/);
  await expect(told).toBeVisible();
  return Number.parseInt((await told.textContent()) ?? '', 10);
}

test('pwa.2 a market that has just been loaded has no news to ask for, at first and when the app is opened again', async () => {
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    const all = await found(page);
    const news = page.getByRole('button', { name: /^Show \d+ new jobs?$/ });
    await expect(news).toHaveCount(0);
    await page.reload();
    expect(await found(page)).toBe(all);
    await expect(news).toHaveCount(0);
  });
});

test('pwa.1 place, kind, pay and remote narrow the market without network, and survive a reload', async () => {
  await withPerson(async ({ page, context }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    const all = await found(page);
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Place' }).fill('köln');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await expect(page.getByRole('button', { name: /Köln, 25 km/ })).toBeVisible();
    const near = await found(page);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(all);

    await page.reload();
    expect(await found(page)).toBe(near);

    await page.goto(`${server().origin}/pwa?kind=minijob`);
    const minijobs = await found(page);
    expect(minijobs).toBeGreaterThan(0);
    await page.goto(`${server().origin}/pwa?pay=20`);
    const wellPaid = await found(page);
    expect(wellPaid).toBeGreaterThan(0);
    expect(wellPaid).toBeLessThan(all);
    await page.goto(`${server().origin}/pwa?remote=true`);
    expect(await found(page)).toBeLessThan(all);
    await page
      .getByRole('button', { name: /remote/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect.poll(() => found(page)).toBe(all);
  });
});

test('pwa.1 a job tapped right after the last letter opens, and the words are there on the way back', async () => {
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await found(page);
    const card = page.getByRole('article').first();
    const title = await card
      .getByRole('heading')
      .evaluate((heading) => heading.firstChild?.firstChild?.textContent);
    const place = await card.boundingBox();
    if (!title || !place) throw new Error('there is no job');
    const field = page.getByRole('searchbox', { name: 'Search jobs' });
    await field.fill(title);
    await page.mouse.click(place.x + place.width / 2, place.y + 30);
    await expect(page).toHaveURL(/\/pwa\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(field).toHaveValue(title);
    expect(new URL(page.url()).searchParams.get('q')).toBe(title);
  });
});

test('job.7, job.9 an ad is handed on by its public address, also without network', async () => {
  await withPerson(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server().origin });
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await context.setOffline(true);
    await page.getByRole('article').first().getByRole('link').first().click();
    const share = page.getByRole('button', { name: 'Share this job' });
    // Headless browsers have no system sheet to share with: the link is copied.
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await share.click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/jobs\/[0-9a-f-]{36}$/);

    // Where there is one it gets title and address, and closing it copies nothing.
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (given: ShareData) => {
          Object.assign(globalThis, { given });
          throw new DOMException('closed', 'AbortError');
        },
      });
    });
    await share.click();
    await expect(page.getByText('The link is copied.')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'given'))).toMatchObject({ url: copied });
    await context.setOffline(false);
  });
});
