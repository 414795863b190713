import { expect, type Page, test } from '@playwright/test';
import { SAMPLE_JOBS } from '../../server/seed/sample-market.ts';
import { signIn, untilKept, untilReadyOffline } from './acts.ts';
import { endSetup, registerAt } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { DESK } from './person.ts';
import { oneServer, withPerson, withSeeker } from './running.ts';

const server = oneServer();

/** The search of the device knows all rows: it tells what it has found so far, until it has read them. */
const untilAllFound = (page: Page) => expect.poll(() => found(page)).toBe(SAMPLE_JOBS);

async function found(page: Page): Promise<number> {
  const told = page.getByText(/^\d+ jobs? found/);
  await expect(told).toBeVisible();
  return Number.parseInt((await told.textContent()) ?? '', 10);
}

test('pwa.2, R9.4 a market that has just been loaded has no news to ask for, at first and when the app is opened again, and a start asks for nothing twice', async () => {
  await withPerson(async ({ page, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    const count = (start: string) => asked.filter((path) => path.startsWith(start)).length;
    const pulls = () => count('/api/sync');
    const files = () => [count('/api/market/manifest/'), count('/api/market/segment/')];
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    await untilAllFound(page);
    const news = page.getByRole('button', { name: /^Show \d+ new jobs?$/ });
    await expect(news).toHaveCount(0);
    // What is somebody's own fits on the first page, and a market of this size is one file.
    expect([pulls(), ...files()]).toEqual([1, 1, 1]);
    expect(asked).toEqual([...new Set(asked)]);
    asked.length = 0;
    await page.reload();
    await untilAllFound(page);
    await expect(news).toHaveCount(0);
    await expect.poll(() => asked.some((path) => path.startsWith('/api/events'))).toBe(true);
    await expect.poll(pulls).toBe(1);
    await expect.poll(files).toEqual([1, 0]);
    expect(asked).toEqual([...new Set(asked)]);
  });
});

test('pwa.1 place, kind, pay and remote narrow the market without network, and survive a reload', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await untilAllFound(page);
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Place' }).fill('köln');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await expect(page.getByRole('button', { name: /Köln, 25 km/ })).toBeVisible();
    const near = await found(page);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(SAMPLE_JOBS);

    await page.reload();
    expect(await found(page)).toBe(near);

    await page.goto(`${server().origin}/pwa?kind=minijob`);
    const minijobs = await found(page);
    expect(minijobs).toBeGreaterThan(0);
    await page.goto(`${server().origin}/pwa?pay=20`);
    const wellPaid = await found(page);
    expect(wellPaid).toBeGreaterThan(0);
    expect(wellPaid).toBeLessThan(SAMPLE_JOBS);
    await page.goto(`${server().origin}/pwa?remote=true`);
    expect(await found(page)).toBeLessThan(SAMPLE_JOBS);
    await page
      .getByRole('button', { name: /remote/i })
      .filter({ visible: true })
      .first()
      .click();
    await untilAllFound(page);
  });
});

test('pwa.1 a town or a postcode without a job on this device is found with network; without, the field says why not', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await untilAllFound(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const place = page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox', { name: 'Place' });
    await place.fill('25980');
    await expect(page.getByRole('option', { name: /Sylt/ })).toBeVisible();
    await place.press('Enter');
    await expect(place).toHaveValue(/Sylt/);
    await expect(page).toHaveURL(/Sylt/);
    await place.fill('Nirgendheim');
    await place.press('Enter');
    await expect(page.getByText('No place is called “Nirgendheim”.')).toBeVisible();
    await context.setOffline(true);
    await place.fill('Helgoland');
    await place.press('Enter');
    await expect(page.getByText('Other places need the network.')).toBeVisible();
    await context.setOffline(false);
    await place.press('Enter');
    await expect(place).toHaveValue(/Helgoland/);
  });
});

test('pwa.1 a job tapped right after the last letter opens, and the words are there on the way back', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa`);
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

test('job.7, job.9 an ad is handed on by its public address, also without network', {
  tag: '@long',
}, async () => {
  await withSeeker(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server().origin });
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await context.setOffline(true);
    await page.getByRole('article').first().getByRole('link').first().click();
    const share = page.getByRole('button', { name: 'Share this job' });
    // Headless browsers have no system sheet to share with: the link is copied.
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await share.click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/jobs\/[0-9a-f-]{36}\?via=link$/);

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

test('job.3 what another tab has written into an application is there when its form is opened', async () => {
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    const link = page.getByRole('article').filter({ hasNotText: 'Campaign' }).getByRole('link').last();
    await page.goto(server().origin + (await link.getAttribute('href')));
    const other = await context.newPage();
    await other.goto(page.url());
    const noteIn = (tab: Page) =>
      tab.getByRole('dialog', { name: 'Your application' }).getByLabel('A few words to them');
    const open = (tab: Page) => tab.getByRole('button', { name: 'Apply', exact: true }).click();
    await open(page);
    await expect(noteIn(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await open(other);
    await noteIn(other).fill('Written in the other tab.');
    await untilKept(other, `application:${page.url().split('/').at(-1)}`, 'Written in the other tab.');
    await expect(other.getByText('Kept on this device as you type.')).toBeVisible();
    await other.close();
    await page.bringToFront();
    await open(page);
    await expect(noteIn(page)).toHaveValue('Written in the other tab.');
    // Closed and opened again, the letters of a moment ago are there.
    await noteIn(page).fill('Written in both.');
    await page.keyboard.press('Escape');
    await open(page);
    await expect(noteIn(page)).toHaveValue('Written in both.');
  });
});

const PASSWORD = 'lang genug 7';
let people = 0;

/** Somebody who has kept and hidden nothing yet. */
async function signInNew(page: Page): Promise<void> {
  people += 1;
  const one = { first: 'Lea', last: 'Sommer', born: '1998-08-08', email: `market-${people}@example.org` };
  await registerAt(server().origin, 'user', { ...one, password: PASSWORD });
  await endSetup(await confirmed(server().origin, { ...one, password: PASSWORD }));
  await signIn(page, server().origin, one.email, PASSWORD);
}

test('pwa.1 pwa.4 a search that is kept opens the market, tells what is looked for, and goes again with a way back', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await signInNew(page);
    await untilReadyOffline(page);
    await untilAllFound(page);
    await context.setOffline(true);
    await page.goto(`${server().origin}/pwa?place=K%C3%B6ln&lat=50.9384&lng=6.9599&easy=true`);
    const wished = await found(page);
    expect(wished).toBeLessThan(SAMPLE_JOBS);
    await page.getByRole('button', { name: 'Remove: without experience', exact: true }).click();
    await expect.poll(() => found(page)).toBeGreaterThan(wished);
    const near = await found(page);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const tabs = page.getByRole('navigation', { name: 'Your searches' });
    await expect(tabs.getByRole('button', { name: 'Köln' })).toHaveAttribute('aria-current', 'page');

    // Nobody has to ask for it again.
    await page.goto(`${server().origin}/pwa`);
    await expect(page.getByRole('button', { name: /Remove: Köln, 25 km/ })).toBeVisible();
    expect(await found(page)).toBe(near);
    await tabs.getByRole('button', { name: 'All jobs' }).click();
    await untilAllFound(page);

    // A word that ads do not use finds what they write for it.
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('Krankenschwester');
    await expect(page.getByText('Also looked for: pflegefachkraft')).toBeVisible();
    await expect.poll(() => found(page)).toBeGreaterThan(0);

    await tabs.getByRole('button', { name: 'Köln' }).click();
    await page.getByRole('button', { name: 'This search' }).click();
    await page.getByRole('menuitem', { name: 'Remove this search' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tabs.getByRole('button', { name: 'Köln' })).toHaveAttribute('aria-current', 'page');
    await context.setOffline(false);
  });
});

test('pwa.3 job.1 job.2 job.7 job.8 without network jobs are saved, hidden and brought back, by button and by finger; a job shows what it is, who reads, its place and its like', async () => {
  await withPerson(async ({ page, context }) => {
    await signInNew(page);
    await untilReadyOffline(page);
    await page.goto(`${server().origin}/pwa?list=all`);
    await untilAllFound(page);
    await context.setOffline(true);
    const cards = page.getByRole('article');
    const saved = cards.first();
    const title = await saved.getByRole('link').first().innerText();
    await saved.getByRole('button', { name: 'Save this job' }).click();
    const tabs = page.getByRole('navigation', { name: 'Your searches' });
    await expect(tabs.getByRole('button', { name: /^Saved 1$/ })).toBeVisible();

    await cards.nth(1).getByRole('button', { name: 'More about this job' }).click();
    await page.getByRole('menuitem', { name: 'Hide this job' }).click();
    await expect(page.getByText(/^Hidden: /)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Hidden: /)).toHaveCount(0);

    const row = await cards.nth(1).boundingBox();
    if (!row) throw new Error('there is no second job');
    await swipeLeft(page, { x: row.x + row.width - 90, y: row.y + row.height / 2 });
    await expect(page.getByText(/^Hidden: /)).toBeVisible();
    await page.reload();
    expect(await found(page)).toBe(SAMPLE_JOBS - 1);
    await tabs.getByRole('button', { name: /^Hidden 1$/ }).click();
    await page.getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByText('Nothing is hidden.')).toBeVisible();

    await tabs.getByRole('button', { name: /^Saved 1$/ }).click();
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split('\n')[0] as string);
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['What you will do', 'What you need', 'What you get'])
      await expect(
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name }) })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
    const promised = page.getByText(/^Promises an answer within \d+ days?$/).filter({ visible: true });
    await expect(promised).toBeVisible();
    // Nothing is counted yet in the sample: no time is told as measured.
    await expect(page.getByText(/^Usually answers/)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /on the map of Germany$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
    await context.setOffline(false);
  });
});

/** As a finger does: Playwright's own mouse is none. */
async function swipeLeft(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const moved of [20, 60, 100, 140]) await touch('touchMove', x - moved);
  await touch('touchEnd', x - 140);
  await session.detach();
}

test('pwa.1 pwa.3 on a desk list and job stand side by side and letters walk through them; towns of the map filter', {
  tag: '@long',
}, async () => {
  await withPerson(
    async ({ page }) => {
      await signInNew(page);
      await untilReadyOffline(page);
      const all = await found(page);
      const open = page.getByRole('region', { name: 'The job that is open' });
      const heading = open.getByRole('heading', { level: 2 }).first();
      const first = await heading.innerText();
      await page.keyboard.press('j');
      await expect(heading).not.toHaveText(first);
      await page.keyboard.press('s');
      await expect(open.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('k');
      await expect(heading).toHaveText(first);
      await page.keyboard.press('h');
      await expect(page.getByText(`Hidden: ${first}`)).toBeVisible();
      await expect(heading).not.toHaveText(first);

      await page.getByRole('button', { name: 'Show on the map' }).click();
      const town = page.getByRole('button', { name: /^\D+\d+ jobs?$/ }).first();
      await expect(town).toBeVisible();
      await town.click();
      await expect.poll(() => found(page)).toBeLessThan(all);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    { viewport: DESK },
  );
});
