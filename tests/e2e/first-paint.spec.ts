import { expect, type Page, test } from '@playwright/test';
import { untilLive } from './acts.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

/** The app's code does not come before it is let. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** In every frame: whose heading is seen, and by how much the page has moved so far. */
function watchFrames(): void {
  const seen: string[] = [];
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const heading = document.querySelector('h1')?.checkVisibility()
      ? document.querySelector('h1')?.textContent
      : 'none';
    const now = `${heading} ${document.getElementById('first-paint') ? 'painted' : 'live'}`;
    if (now !== seen.at(-1)) seen.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { frames: () => ({ seen, moved }) });
}

const framesOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { frames: () => { seen: string[]; moved: number } }).frames(),
  );

for (const [path, locale, heading] of [
  ['/', 'de-DE', 'Jobs, die antworten.'],
  ['/', 'en-US', 'Jobs that answer.'],
  ['/login', 'de-DE', 'Anmelden'],
] as const)
  test(`${path} is seen before its code is there, and nothing moves when it comes, ${locale}`, async () => {
    await withPerson(
      async ({ page }) => {
        await page.addInitScript(watchFrames);
        const letGo = await holdCode(page);
        await page.goto(server().origin + path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await page.evaluate(() => document.fonts.ready);
        const before = await framesOf(page);
        letGo();
        await untilLive(page);
        await expect(page).toHaveTitle(/ · Zusage$/);
        if (path === '/')
          await expect(
            page.getByRole('region', { name: 'Jobs' }).getByRole('listitem').first(),
          ).toBeVisible();
        const { seen, moved } = await framesOf(page);
        expect(seen.slice(seen.indexOf(`${heading} painted`))).toEqual([
          `${heading} painted`,
          `${heading} live`,
        ]);
        expect(moved).toBe(before.moved);
      },
      { locale },
    );
  });

for (const way of ['a tap', 'the enter key'])
  test(`what is typed and sent by ${way} before the app is there is not lost, and never in an address`, async () => {
    await withPerson(async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const letGo = await holdCode(page);
      await page.goto(`${server().origin}/login`, { waitUntil: 'commit' });
      await page.getByLabel('Mail address').fill('seeker@example.org');
      await page.getByLabel('Password', { exact: true }).fill(server().password);
      if (way === 'a tap') await page.getByRole('button', { name: 'Sign in' }).click();
      else await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${server().origin}/login`);
      letGo();
      await page.waitForURL(/\/pwa/);
      expect(addresses.filter((address) => address.includes(server().password))).toEqual([]);
    });
  });

test('a finger that is lifted only when the app has come has pressed', async () => {
  await withPerson(async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto(`${server().origin}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Mail address').fill('seeker@example.org');
    await page.getByLabel('Password', { exact: true }).fill(server().password);
    await page.getByRole('button', { name: 'Sign in' }).hover();
    await page.mouse.down();
    letGo();
    await untilLive(page);
    await page.mouse.up();
    await page.waitForURL(/\/pwa/);
  });
});

test('a finger that slides off a button before it is lifted has not pressed it', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto(`${server().origin}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Mail address').fill('seeker@example.org');
    await page.getByRole('button', { name: 'Sign in' }).hover();
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
    letGo();
    await untilLive(page);
    await expect(page.getByLabel('Mail address')).toHaveValue('seeker@example.org');
    // Pressed, it would ask for the password.
    await expect(page.getByText('Your password is missing.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Your password is missing.')).toBeVisible();
  });
});

test('where the app’s code cannot be fetched the page says so, and loads again once there is network', async () => {
  await withPerson(async ({ page }) => {
    await page.route(/\/assets\/libraries-.*\.js$/, (route) => route.abort());
    await page.goto(server().origin);
    await expect(page.getByRole('alert')).toHaveText('This page has not come completely. Load it again');
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await untilLive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveTitle(/ · Zusage$/);
  });
});

test('what is being typed goes on where it was', async () => {
  await withPerson(async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto(server().origin, { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Search jobs' });
    await search.pressSequentially('Lager');
    await page.keyboard.press('Home');
    letGo();
    await untilLive(page);
    await expect(search).toBeFocused();
    await page.keyboard.type('im ');
    await expect(search).toHaveValue('im Lager');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  });
});

test('whoever has chosen another language here sees nothing of it', async () => {
  await withPerson(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de_DE'));
    await page.addInitScript(watchFrames);
    const letGo = await holdCode(page);
    await page.goto(server().origin, { waitUntil: 'commit' });
    await expect(page.locator('#first-paint')).toBeAttached();
    await expect(page.locator('#first-paint h1')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs, die antworten.');
    const { seen } = await framesOf(page);
    expect(seen.filter((one) => one.startsWith('Jobs that'))).toEqual([]);
  });
});
