import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Exchange, openFaultLine } from '../harness/fault-line.ts';
import { signIn, untilLive, untilReadyOffline } from './acts.ts';
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

for (const [path, locale, heading, ...tag] of [
  ['/', 'de-DE', 'Jobs, die antworten.'],
  ['/', 'en-US', 'Jobs that answer.', '@long'],
  ['/login', 'de-DE', 'Anmelden', '@long'],
  [`/login?to=%2Fpwa%2F${'0'.repeat(36)}%3Fview%3Dapply`, 'de-DE', 'Anmelden', '@long'],
  ['/register?mode=user', 'en-US', 'Create an account', '@long'],
  [`/register?mode=user&to=%2Fpwa%2F${'0'.repeat(36)}%3Fview%3Dapply`, 'de-DE', 'Konto anlegen', '@long'],
] as const)
  test(`${path} is seen before its code is there, and nothing moves when it comes, ${locale}`, {
    tag,
  }, async () => {
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

test('login.7 who comes to apply and has an account gets to the job by painted links alone, and nothing moves', async () => {
  await withPerson(async ({ page }) => {
    const { origin, password } = server();
    const listed = await (await fetch(`${origin}/sitemap-1.xml`)).text();
    const job = /\/jobs\/([0-9a-f-]{36})/.exec(listed)?.[1];
    await page.addInitScript(watchFrames);
    const letGo = await holdCode(page);
    await page.goto(`${origin}/register?mode=user&to=${encodeURIComponent(`/pwa/${job}?view=apply`)}`, {
      waitUntil: 'commit',
    });
    const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await signInLink.click({ noWaitAfter: true });
    const note = page.getByText('Sign in to apply.');
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'Make a free account' }).click({ noWaitAfter: true });
    await expect(page.getByText('To apply you need an account.')).toBeVisible();
    // One of them, not that for others as well.
    await expect(signInLink).toHaveCount(1);
    await signInLink.click({ noWaitAfter: true });
    await expect(note).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const { moved } = await framesOf(page);
    letGo();
    await untilLive(page);
    await expect(note).toBeVisible();
    expect((await framesOf(page)).moved).toBe(moved);
    await page.getByLabel('Email address').fill('seeker@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${origin}/pwa/${job}**`);
  });
});

test('who comes to the sign-in alone sees nothing of a job', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    await holdCode(page);
    await page.goto(`${server().origin}/login?to=https%3A%2F%2Fevil.example%2Fpwa%2Fx`, {
      waitUntil: 'commit',
    });
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(page.getByText('Sign in to apply.')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('destination'))).toBeNull();
  });
});

test('a menu that is tapped before the app is there opens once it is, with what is in it', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto(`${server().origin}/login`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('[popover]')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('menu').getByText('Deutsch')).toBeVisible();
  });
});

for (const [way, ...tag] of [['a tap'], ['the enter key', '@long']] as const)
  test(`what is typed and sent by ${way} before the app is there is not lost, and never in an address`, {
    tag,
  }, async () => {
    await withPerson(async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const letGo = await holdCode(page);
      await page.goto(`${server().origin}/login`, { waitUntil: 'commit' });
      await page.getByLabel('Email address').fill('seeker@example.org');
      await page.getByLabel('Password', { exact: true }).fill(server().password);
      if (way === 'a tap') await page.getByRole('button', { name: 'Sign in' }).click();
      else await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${server().origin}/login`);
      letGo();
      await page.waitForURL(/\/pwa/);
      expect(addresses.filter((address) => address.includes(server().password))).toEqual([]);
    });
  });

test('register.1 register.3 a new account can be begun before the app is there', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto(`${server().origin}/register?mode=user`, { waitUntil: 'commit' });
    await page.getByText('I hire').click();
    await page.getByLabel('Email address').fill('hana@zusage.example');
    await page.getByLabel('First name').fill('Hana');
    await page.getByLabel('Gender').selectOption('female');
    await page.getByLabel('Date of birth').fill('1990-05-17');
    letGo();
    await untilLive(page);
    await expect(page.getByRole('radio', { name: 'I hire' })).toBeChecked();
    await expect(page.getByLabel('Email address')).toHaveValue('hana@zusage.example');
    await expect(page.getByLabel('First name')).toHaveValue('Hana');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-17');
    // The app knows of them: it asks for what is missing, and for nothing else.
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2);
  });
});

test('a finger that is lifted only when the app has come has pressed', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto(`${server().origin}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill('seeker@example.org');
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
    await page.getByLabel('Email address').fill('seeker@example.org');
    await page.getByRole('button', { name: 'Sign in' }).hover();
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
    letGo();
    await untilLive(page);
    await expect(page.getByLabel('Email address')).toHaveValue('seeker@example.org');
    // Pressed, it would ask for the password.
    await expect(page.getByText('Your password is missing.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Your password is missing.')).toBeVisible();
  });
});

for (const way of ['there is network', 'its link is tapped'])
  test(`where the app’s code cannot be fetched the page says so, and loads again once ${way}`, {
    tag: '@long',
  }, async () => {
    await withPerson(async ({ page }) => {
      const address = `${server().origin}/register?mode=user&to=%2Fpwa%2F${'1'.repeat(36)}`;
      await page.route(/\/assets\/libraries-.*\.js$/, (route) => route.abort());
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText('This page has not come completely. Load it again');
      await page.unrouteAll();
      if (way === 'there is network') await page.evaluate(() => dispatchEvent(new Event('online')));
      else await page.getByRole('link', { name: 'Load it again' }).click();
      await untilLive(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveTitle(/ · Zusage$/);
      expect(page.url()).toBe(address);
    });
  });

/** Uncompressed: only then it is sure how much of a page is seen of a part of its bytes. */
const plain = ({ headers, body }: Exchange) => ({
  headers: { ...headers, 'accept-encoding': 'identity' },
  body,
});
/** Where the paint is whole, and nothing starts the app yet. */
const BEFORE_CODE = '<template id="app-code">';
const written = (response: ServerResponse, part: Buffer) =>
  new Promise<void>((resolve) => response.write(part, () => resolve()));

for (const [way, ...tag] of [['cut', '@long'], ['stalled']] as const)
  test(`a page whose line was ${way} is loaded again once its server is reached, and what was typed is still there`, {
    tag,
  }, async () => {
    let pages = 0;
    let isReached = false;
    let cut = (): unknown => undefined;
    const path = '/register?mode=user';
    const line = await openFaultLine(server().origin, (exchange) => {
      if (exchange.path !== path) return { act: 'pass' };
      pages += 1;
      if (pages > 1) return { act: isReached ? 'pass' : 'refuse' };
      return {
        act: 'pass',
        onward: plain(exchange),
        carry: async (answer, response) => {
          const text = Buffer.concat(await answer.toArray());
          await written(response, text.subarray(0, text.indexOf(BEFORE_CODE)));
          cut = () => way === 'cut' && response.destroy();
        },
      };
    });
    await withPerson(async ({ page }) => {
      await page.goto(line.origin + path, { waitUntil: 'commit' });
      await page.getByLabel('Email address').fill('hana@zusage.example');
      await page.getByLabel('Password', { exact: true }).fill('a long secret');
      await page.getByLabel('Gender').selectOption('female');
      await page.getByLabel('First name').fill('Hana');
      cut();
      await expect.poll(() => pages, { timeout: 30_000 }).toBeGreaterThan(2);
      // Nothing has taken its place meanwhile.
      await expect(page.getByLabel('First name')).toHaveValue('Hana');
      isReached = true;
      await untilLive(page);
      await expect(page.getByLabel('Email address')).toHaveValue('hana@zusage.example');
      await expect(page.getByLabel('Gender')).toHaveValue('female');
      await expect(page.getByLabel('First name')).toHaveValue('Hana');
      await expect(page.getByLabel('First name')).toBeFocused();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      expect(
        await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
      ).not.toContain('a long secret');
    });
    await line.close();
  });

test('a page whose style is on its way for long is waited for', { tag: '@long' }, async () => {
  let pages = 0;
  const line = await openFaultLine(server().origin, (exchange) => {
    if (exchange.path !== '/login') return { act: 'pass' };
    pages += 1;
    return {
      act: 'pass',
      onward: plain(exchange),
      carry: async (answer, response) => {
        const text = Buffer.concat(await answer.toArray());
        const style = text.indexOf('<style>');
        await written(response, text.subarray(0, style));
        // As slow as the line is, for longer than a page may stand still.
        for (let from = style; from < style + 30_000; from += 1_000) {
          await written(response, text.subarray(from, from + 1_000));
          await sleep(500);
        }
        response.end(text.subarray(style + 30_000));
      },
    };
  });
  await withPerson(async ({ page }) => {
    await page.goto(`${line.origin}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await untilLive(page);
    expect(pages).toBe(1);
  });
  await line.close();
});

test('the sign-in and the form of a new account are whole without the texts of other screens', {
  tag: '@long',
}, async () => {
  for (const [path, button] of [
    ['/login', 'Sign in'],
    ['/register?mode=user', 'Make the account'],
  ] as const)
    await withPerson(async ({ page }) => {
      const asked: string[] = [];
      await page.route(/\/assets\/rest-/, (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await page.goto(server().origin + path);
      await untilLive(page);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await expect(page.locator('body')).not.toContainText('NOT_TRANSLATED_YET');
      // It is asked for once the screen stands, which would be nothing to see if it had waited.
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
});

test('what is being typed goes on where it was', { tag: '@long' }, async () => {
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

test('a person who has chosen another language here sees nothing of it', { tag: '@long' }, async () => {
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

/** The page that the next start at the market is answered with; null where there is none. */
const lastList = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('zusage-last-list')).match('/pwa'))?.text() ?? null);

const market = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

/** Signed in, with the market as it stands at a start: the first one has grown while it was loaded. Answers its first title. */
async function openMarket(page: Page): Promise<string> {
  await signIn(page, server().origin, 'seeker@example.org', server().password);
  await untilReadyOffline(page);
  await page.reload();
  await untilReadyOffline(page);
  return (await market(page).first().textContent()) as string;
}

/** The worker has not kept the app's first script, and it does not come over the line before it is let. */
async function holdApp(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  // It keeps what it has fetched for the start before after that start has come.
  const takeAway = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('-precache-')) as string;
      const cache = await caches.open(name);
      const [entry] = (await cache.keys()).filter(({ url }) => /\/assets\/index-[\w-]+\.js$/.test(url));
      return entry !== undefined && cache.delete(entry);
    });
  await expect.poll(takeAway).toBe(true);
  const entry = /\/assets\/index-[\w-]+\.js$/;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await untilLive(page);
    await context.unroute(entry);
  };
}

test('S6.1 S6.2 S6.3 S6.4 the last list is seen before the app is there, nothing moves when it comes, and it goes with its person', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    const { origin, password } = server();
    const title = await openMarket(page);
    await expect.poll(() => lastList(page)).toContain(title);
    await page.addInitScript(watchFrames);

    let start = await holdApp(context, page);
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await expect(market(page).first()).toHaveText(title);
    await expect(page.locator('#first-paint')).toHaveAttribute('aria-busy', 'true');
    // It says nothing of now.
    await expect(page.getByText('All sent').first()).toBeHidden();
    await expect(page.getByText('jobs found').first()).toBeHidden();
    const { moved: before } = await framesOf(page);
    // Who has begun to read stays where they are.
    await page.evaluate(() => scrollTo(0, 150));
    await start();
    await expect(market(page).first()).toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBe(150);
    const { seen, moved } = await framesOf(page);
    expect([...new Set(seen.slice(seen.indexOf('Jobs painted')))]).toEqual(['Jobs painted', 'Jobs live']);
    expect(moved).toBe(before);

    // A job that is tapped meanwhile is opened by the app, and the formats are read beside it.
    start = await holdApp(context, page);
    const formats = page.waitForEvent('worker', (worker) => /\/format-worker-/.test(worker.url()));
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await market(page).nth(1).click();
    expect(new URL(page.url()).pathname).toBe('/pwa');
    const tapped = (await market(page).nth(1).textContent()) as string;
    await start();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tapped);
    await formats;

    // While a finger is on it the app waits, and nothing of it is seen beneath.
    start = await holdApp(context, page);
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await expect(market(page).first()).toHaveText(title);
    await page.mouse.move(2, 2);
    await page.mouse.down();
    const begun = start();
    await expect(page.locator('#root')).toHaveAttribute('data-beneath');
    await expect(page.locator('#root h1')).toBeHidden();
    await page.mouse.up();
    await begun;
    await expect(page.locator('#root h1')).toBeVisible();

    // In another language it is not seen, nor kept under the one that another tab has just chosen.
    await page.goto(`${origin}/pwa`);
    await untilLive(page);
    await expect(market(page).first()).toHaveText(title);
    await page.evaluate(() => {
      localStorage.setItem('language', 'de_DE');
      dispatchEvent(new Event('pagehide'));
    });
    start = await holdApp(context, page);
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await expect(page.locator('#first-paint')).toBeAttached();
    await expect(page.locator('#first-paint h1')).toBeHidden();
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await start();

    await expect.poll(() => lastList(page)).not.toBeNull();
    const hers = (await lastList(page)) as string;
    await page.goto(`${origin}/pwa/user/settings`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/login|\/$/);
    expect(await lastList(page)).toBeNull();

    // On the same device somebody else sees nothing of it, not even one that was left behind.
    await signIn(page, origin, 'company@example.org', password);
    await page.goto(`${origin}/pwa`);
    await expect.poll(() => lastList(page)).not.toBeNull();
    const [uid] = /[0-9a-f-]{36}/.exec(hers) as RegExpExecArray;
    expect(await lastList(page)).not.toContain(uid);
    // Nor is the list here kept as that of somebody whom another tab has just signed in.
    const keptThen = await page.evaluate(async (other) => {
      const session = localStorage.getItem('user') ?? '';
      localStorage.setItem('user', JSON.stringify({ ...JSON.parse(session), uid: other }));
      dispatchEvent(new Event('pagehide'));
      const kept = await (await caches.open('zusage-last-list')).match('/pwa');
      localStorage.setItem('user', session);
      return kept?.text();
    }, uid);
    expect(keptThen).toContain('first-paint');
    expect(keptThen).not.toContain(uid);
    await page.evaluate(async (html) => {
      const cache = await caches.open('zusage-last-list');
      const { headers } = (await cache.match('/pwa')) as Response;
      await cache.put('/pwa', new Response(html, { headers }));
    }, hers);
    start = await holdApp(context, page);
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await expect(page.locator('#first-paint h1')).toBeHidden();
    await start();
  });
});

/** Runs in the page before its own code: the person's store is not opened before it is let. */
function holdStore(): void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  Object.assign(globalThis, { letStore: letGo });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}');
    if (args[0] === `zusage:${uid}` && document.getElementById('first-paint'))
      Object.assign(globalThis, { openedBeneath: true });
    if (args[0].startsWith('zusage:'))
      Object.defineProperty(request, 'onsuccess', {
        set: (told: (event: Event) => void) =>
          request.addEventListener('success', (event) => void held.then(() => told.call(request, event))),
      });
    return request;
  };
}

test('S6.5 the first list is drawn from what the last one was made of before the store is opened, and what speaks of now waits for it', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    const { origin } = server();
    const title = await openMarket(page);
    // Nothing is pulled any more, so what was kept is what is there. Told by a request that fails: that of a start.
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => lastList(page)).toMatch(/>Offline<.*last-answers/s);

    await page.addInitScript(holdStore);
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await untilLive(page);
    await expect(market(page).first()).toHaveText(title);
    await expect(page.locator('#root')).toHaveAttribute('data-kept');
    await expect(page.getByRole('button', { name: 'Offline' }).first()).toBeHidden();
    await expect(page.getByText('on this device').first()).toBeHidden();
    expect(await page.evaluate(() => 'openedBeneath' in globalThis)).toBe(false);
    await page.evaluate(() => (globalThis as unknown as { letStore: () => void }).letStore());
    await expect(page.locator('#root')).not.toHaveAttribute('data-kept');
    await expect(page.getByRole('button', { name: 'Offline' }).first()).toBeVisible();
    await expect(page.getByText('on this device').first()).toBeVisible();
    await expect(market(page).first()).toHaveText(title);

    // What was done since is kept with the next one: nothing older is drawn for a moment.
    const isSaved = page.getByRole('main').getByRole('button', { name: 'Remove from saved jobs' });
    await page.getByRole('main').getByRole('button', { name: 'Save this job' }).first().click();
    await expect(isSaved).toHaveCount(1);
    await expect.poll(() => lastList(page)).toMatch(/Remove from saved jobs.*last-answers/s);
    await page.goto(`${origin}/pwa`, { waitUntil: 'commit' });
    await untilLive(page);
    await expect(page.locator('#root')).toHaveAttribute('data-kept');
    await expect(isSaved).toHaveCount(1);
  });
});
