import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openLine } from '../harness/line.ts';
import { ROOT } from '../harness/server.ts';
import {
  apply,
  endInstallation,
  findJob,
  signIn,
  untilLive,
  untilReadyOffline,
  untilShown,
  untilWorkerReady,
} from './acts.ts';
import type { Person } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';
import { violationsOn } from './violations.ts';
import { clearCache } from './worker.ts';

/** The files of the app on this device: whatever comes in their place, they are put right, and nothing written is lost. */

// Every screen is opened twice, on a machine that may have other things to do.
test.setTimeout(300_000);
const server = oneServer();
const PICTURES = join(ROOT, '.screenshots');
const PATHS = ['/pwa', '/pwa/chat', '/pwa/user', '/pwa/user/settings', '/team'];
const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>';
const KEPT_LONG = 'public, max-age=31536000, immutable';

/** Every screen opens, from what is on the device if there is no line. */
async function untilAllOpen(page: Page, origin: string): Promise<void> {
  for (const path of PATHS) {
    await page.goto(origin + path);
    await untilShown(page);
    await expect(page.getByRole('heading', { name: 'Internal Server Error' }), path).toHaveCount(0);
    await expect(page.locator('#repair'), path).toHaveCount(0);
  }
}

/** Names of the kept files of the shell, and of those that hold something else than a browser would run. */
function shellOf(page: Page): Promise<{ kept: number; wrong: string[] }> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-'));
    if (!name) return { kept: 0, wrong: [] };
    const cache = await caches.open(name);
    const wrong: string[] = [];
    const keys = await cache.keys();
    for (const { url } of keys) {
      const { pathname } = new URL(url);
      const type = (await cache.match(url))?.headers.get('content-type') ?? '';
      if (pathname.endsWith('.js') && !type.includes('javascript')) wrong.push(pathname);
    }
    return { kept: keys.length, wrong };
  });
}

/** Puts something else in the place of kept files, as an older worker would have kept it. */
function spoil(page: Page, which: string, body: string, type: string): Promise<number> {
  return page.evaluate(
    async ([pattern, text, contentType]) => {
      const name = (await caches.keys()).find((one) => one.includes('-precache-')) as string;
      const cache = await caches.open(name);
      let spoiled = 0;
      for (const { url } of await cache.keys()) {
        if (!new RegExp(pattern).test(new URL(url).pathname)) continue;
        const whole = (await (await cache.match(url))?.text()) ?? '';
        const bad = text || whole.slice(0, whole.length / 2);
        await cache.put(url, new Response(bad, { headers: { 'content-type': contentType } }));
        spoiled += 1;
      }
      return spoiled;
    },
    [which, body, type] as const,
  );
}

/** The line is right again: it is tried at once, and again where a try was under way. */
async function untilInstalled(page: Page): Promise<void> {
  const installed = () =>
    page
      .evaluate(() => {
        dispatchEvent(new Event('online'));
        return navigator.serviceWorker.controller !== null;
      })
      // A worker that takes over may reload the page, and the question ends with it.
      .catch(() => false);
  const poll = (timeout: number) => expect.poll(installed, { timeout, intervals: [3_000] }).toBe(true);
  await poll(90_000).catch(async () => {
    console.warn('no worker is in charge:', await endInstallation(page));
    await poll(90_000);
  });
}

/** From here on a portal answers the worker for the server's files, and not the page; gives how many it has answered. */
async function openPortal(
  { context }: Person,
  which: RegExp,
): Promise<{ answered: () => number; end: () => void }> {
  let open = true;
  let answered = 0;
  await context.route(which, async (route) => {
    if (!open || !route.request().serviceWorker()) return route.fallback();
    answered += 1;
    await route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'cache-control': KEPT_LONG },
      body: PORTAL,
    });
  });
  return {
    answered: () => answered,
    end: () => {
      open = false;
    },
  };
}

/** The page is live, its worker is being installed, and a portal has answered for one of `files`. */
async function installBehindPortal(person: Person, files: RegExp): Promise<{ end: () => void }> {
  const { page, context } = person;
  // The worker's script is held back and not refused: once a script has failed beside a debugger, Chromium updates the
  // worker at each navigation ("Update on reload"), and without network each waits half a minute for that.
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  await context.route('**/sw.js', async (route) => {
    asked.resolve();
    await opened.promise;
    await route.fallback();
  });
  await signIn(page, server().origin, 'seeker@example.org', server().password);
  await untilLive(page);
  // What installs it is here by then.
  await asked.promise;
  await clearCache(page);
  const portal = await openPortal(person, files);
  opened.resolve();
  await expect.poll(portal.answered, { timeout: 60_000 }).toBeGreaterThan(0);
  return portal;
}

for (const [files, which] of [
  ['every script', /\/assets\/.*\.js$/],
  // Of those the worker runs itself one that is wrong ends the installation before anything is kept.
  ['a script that only a screen runs', /\/assets\/team-.*\.js$/],
] as const)
  test(`a worker that is installed behind a portal, which answers for ${files}, keeps none of its pages, and is complete on the right line`, {
    tag: '@long',
  }, async () => {
    await withPerson(async (person) => {
      const { page, context, problems } = person;
      const portal = await installBehindPortal(person, which);
      // A worker that takes over may reload the page, and a question to it ends with the page.
      const wrong = () =>
        shellOf(page).then(
          (shell) => shell.wrong,
          () => undefined,
        );
      await expect.poll(wrong).toEqual([]);

      portal.end();
      await untilInstalled(page);
      await expect.poll(wrong).toEqual([]);
      await untilAllOpen(page, server().origin);
      await context.setOffline(true);
      await untilAllOpen(page, server().origin);
      problems.length = 0;
    });
  });

test('a shell that the browser has thrown away is there again after one visit with network', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    const { kept } = await shellOf(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${server().origin}/pwa`);
    await untilShown(page);
    await expect.poll(async () => (await shellOf(page)).kept, { timeout: 60_000 }).toBe(kept);
    await context.setOffline(true);
    await untilAllOpen(page, server().origin);
  });
});

for (const [what, which, body, type] of [
  ['a screen’s file that was cut off', '^/assets/team-.*\\.js$', '', 'text/javascript'],
  ['a page that came for a file all screens need', '^/assets/libraries-.*\\.js$', PORTAL, 'text/html'],
  ['a page that came for the app’s first file', '^/assets/index-.*\\.js$', PORTAL, 'text/html'],
  ['the app’s own page, cut off', '^/index\\.html$', '', 'text/html'],
] as const)
  test(`${what} is fetched again by itself`, { tag: '@long' }, async () => {
    await withPerson(async ({ page, context, problems }) => {
      await signIn(page, server().origin, 'seeker@example.org', server().password);
      await untilReadyOffline(page);
      await page.goto(`${server().origin}/pwa`);
      await untilShown(page);
      const whole = await shellOf(page);
      expect(await spoil(page, which, body, type)).toBeGreaterThan(0);
      await clearCache(page);
      await page.goto(`${server().origin}/team`);
      await expect(page.getByRole('heading', { name: 'Who we are' })).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('#repair')).toHaveCount(0);
      // What was fetched again is kept beside the answer to the page.
      await expect.poll(() => shellOf(page).catch(() => undefined)).toEqual(whole);
      await context.setOffline(true);
      await untilAllOpen(page, server().origin);
      problems.length = 0;
    });
  });

test('a page that the worker did not take over when it came is taken over later', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(`${server().origin}/login`);
    await untilInstalled(page);
    // Without the worker, as a page that was being opened in the moment it took over.
    const session = await context.newCDPSession(page);
    await page.evaluate(() => sessionStorage.setItem('controlled', 'yes'));
    await page.addInitScript(() => {
      if (navigator.serviceWorker.controller === null) sessionStorage.setItem('controlled', 'no');
    });
    const loaded = page.waitForEvent('load');
    await session.send('Page.reload', { ignoreCache: true });
    await loaded;
    expect(await page.evaluate(() => sessionStorage.getItem('controlled'))).toBe('no');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });
});

test('a page that cannot start says so, and its repair keeps what waits to be sent', {
  tag: '@long',
}, async () => {
  const line = await openLine(server().origin);
  await withPerson(async ({ page, problems }) => {
    await mkdir(PICTURES, { recursive: true });
    await signIn(page, line.origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    line.act((_, path) => (path.startsWith('/assets/') || path.startsWith('/api/') ? 'refuse' : 'pass'));
    await findJob(page, 'Zwölfapfel');
    await apply(page, 'Ich kann ab Montag.');
    const waiting = () => stored<{ name: string }>(page, 'own', 'outbox');
    await expect.poll(async () => (await waiting())?.length).toBeGreaterThan(0);
    await spoil(page, '^/assets/(libraries|team)-.*\\.js$', PORTAL, 'text/html');
    await clearCache(page);

    const repair = page.locator('#repair');
    for (const { theme, language, title } of [
      { theme: 'light', language: 'en_US', title: 'Zusage cannot start right now' },
      { theme: 'dark', language: 'de_DE', title: 'Zusage kann gerade nicht starten' },
    ]) {
      await page.evaluate(
        ([theme, language]) => {
          localStorage.setItem('theme', theme);
          localStorage.setItem('language', language);
        },
        [theme, language] as const,
      );
      await page.goto(`${line.origin}/pwa`);
      await expect(repair.getByRole('heading', { name: title })).toBeVisible();
      await expect(repair.getByRole('button')).toBeEnabled({ timeout: 60_000 });
      await page.screenshot({ path: join(PICTURES, `repair-${theme}-${language}.png`) });
      expect(await violationsOn(page)).toEqual([]);
    }
    // Loaded again once, however often the worker changes meanwhile: each time anew, the page would never come.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    let loads = 0;
    session.on('Page.frameRequestedNavigation', () => {
      loads += 1;
    });
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      for (let change = 0; change < 3; change += 1)
        navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    });
    await loaded;
    expect(loads).toBe(1);
    await expect(repair.getByRole('button')).toBeEnabled({ timeout: 60_000 });

    // Refused as long as the line is not right, with nothing lost by trying.
    await repair.getByRole('button').click();
    await expect(repair.getByRole('button')).toBeEnabled({ timeout: 60_000 });
    expect((await waiting())?.map(({ name }) => name)).toContain('application.add');

    line.act(() => 'pass');
    await repair.getByRole('button').click();
    await untilShown(page);
    await expect(repair).toHaveCount(0);
    await expect.poll(async () => (await waiting())?.length, { timeout: 90_000 }).toBe(0);
    await page.goto(`${line.origin}/pwa/user?view=applications`);
    await expect(page.getByText(/A-[0-9A-Z]{4,6}/).first()).toBeVisible();
    problems.length = 0;
  });
  await line.close();
});

test('a shell that a worker of before has spoiled is whole once the next version is installed', {
  tag: '@long',
}, async () => {
  const line = await openLine(server().origin);
  await withPerson(async ({ page, context, problems }) => {
    await signIn(page, line.origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    const before = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(before).toContain('/sw.js');
    expect(await spoil(page, '^/assets/(?:team|libraries)-.*\\.js$', PORTAL, 'text/html')).toBe(2);
    line.append('/sw.js', '\n// the next version');
    // As a browser does after each visit; nobody has to answer for the worker that served this.
    const taken = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await taken;
    expect((await shellOf(page)).wrong).toEqual([]);
    await context.setOffline(true);
    await untilAllOpen(page, line.origin);
    problems.length = 0;
  });
  await line.close();
});

test('the worker’s own scripts, too, are taken from the right line only', { tag: '@long' }, async () => {
  await withPerson(async (person) => {
    const portal = await installBehindPortal(person, /\/assets\/background-.*\.js$/);
    portal.end();
    await untilInstalled(person.page);
    person.problems.length = 0;
  });
});

/** Kept scripts of screens that only companies open. */
function companyFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-'));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({ url }) => url).filter((url) => url.includes('/assets/pwa.company.'));
  });
}

const COMPANY_SCREENS = [
  '',
  '?view=jobs',
  '?view=applicants',
  '/create-job',
  '/team',
  '/settings',
  '/pricing',
  '/creators',
].map((screen) => `/pwa/company${screen}`);

test('S5 a seeker’s first visit holds no screen of companies; a company that signs in there is told what is missing, and has all of them, also over an update with the line cut', {
  tag: '@long',
}, async () => {
  const line = await openLine(server().origin);
  await withPerson(async ({ page, context, problems }) => {
    const untilCompanyOpens = async () => {
      for (const path of COMPANY_SCREENS) {
        await page.goto(line.origin + path);
        await untilShown(page);
        await expect(page, path).toHaveURL(line.origin + path);
        await expect(
          page.getByRole('heading', { name: /Not on this device|Server Error/ }),
          path,
        ).toHaveCount(0);
        await expect(page.locator('#repair'), path).toHaveCount(0);
      }
    };
    await signIn(page, line.origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    expect(await companyFiles(page)).toEqual([]);
    const { kept } = await shellOf(page);
    await page.goto(`${line.origin}/pwa/user/settings`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/login/);

    // The line ends in the moment after the sign-in.
    line.act((_, path) => (path.startsWith('/assets/') ? 'refuse' : 'pass'));
    await signIn(page, line.origin, 'company@example.org', server().password);
    await untilShown(page);
    await context.setOffline(true);
    await page.goto(`${line.origin}/pwa/company/team`);
    await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    await pictures(page, 'missing-part');
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    line.act(() => 'pass');
    await context.setOffline(false);
    // By itself.
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await untilWorkerReady(page);
    const whole = await companyFiles(page);
    expect(whole.length).toBeGreaterThan(6);
    expect((await shellOf(page)).kept).toBeGreaterThan(kept);
    await clearCache(page);
    await context.setOffline(true);
    await untilCompanyOpens();
    await context.setOffline(false);

    // What the browser has thrown away meanwhile is there again before the next version takes over.
    await page.evaluate(async (url) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
    }, whole[0] as string);
    line.append('/sw.js', '\n// the next version');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('status').filter({ hasText: 'A newer version is ready.' });
    await expect(notice).toBeAttached();
    await clearCache(page);
    await context.setOffline(true);
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Use it now' }).click();
    await loaded;
    expect((await companyFiles(page)).sort()).toEqual(whole.sort());
    await untilCompanyOpens();
    await untilAllOpen(page, line.origin);
    problems.length = 0;
  });
  await line.close();
});

test('where the worker in charge does not go, the page is loaded all the same, and offers the newer version again', {
  tag: '@long',
}, async () => {
  const line = await openLine(server().origin);
  await withPerson(async ({ page }) => {
    await signIn(page, line.origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    line.append('/sw.js', '\n// the next version');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('status').filter({ hasText: 'A newer version is ready.' });
    await expect(notice).toBeAttached();

    // It waits for a file that it has lost.
    await clearCache(page);
    line.act((_, path) => (path.startsWith('/assets/team-') ? 'delay-answer' : 'pass'));
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (/\/assets\/team-.*\.js$/.test(url) && (await cache.delete(url))) void fetch(url);
      }
    });
    await line.delayed();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Use it now' }).click();
    await loaded;
    await untilShown(page);
    await expect(notice).toBeAttached();
  });
  await line.close();
});

test('a version that one tab has taken is loaded by the notice of every other', {
  tag: '@long',
}, async () => {
  const line = await openLine(server().origin);
  await withPerson(async ({ page, context }) => {
    await signIn(page, line.origin, 'seeker@example.org', server().password);
    await untilReadyOffline(page);
    const other = await context.newPage();
    await other.goto(`${line.origin}/team`);
    await untilShown(other);
    line.append('/sw.js', '\n// the next version');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const noticeOn = (tab: Page) => tab.getByRole('status').filter({ hasText: 'A newer version is ready.' });
    await other.goto(`${line.origin}/pwa/chat`);
    for (const tab of [page, other]) await expect(noticeOn(tab)).toBeAttached();
    for (const tab of [page, other]) {
      const loaded = tab.waitForEvent('load');
      await noticeOn(tab).getByRole('button', { name: 'Use it now' }).click();
      await loaded;
      await untilShown(tab);
      await expect(noticeOn(tab)).toHaveCount(0);
    }
  });
  await line.close();
});
