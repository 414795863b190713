import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { newSampleDir } from '../harness/data-dir.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { copyProject } from '../new-language/copy.ts';
import { followPage } from '../new-language/follow-page.ts';
import { INVENTED, invented } from '../new-language/invented.ts';
import { translateFolder } from '../new-language/translate.ts';
import { openJob, signIn, untilReadyOffline, untilShown } from './acts.ts';
import { PHONE } from './person.ts';
import { plainEnglish } from './plain-english.ts';
import { withPerson } from './running.ts';
import { stored } from './stored.ts';

/**
 * The app built with a language more, added as docs/add-a-language.md says. Screens are compared with their English
 * selves in a mirror: a side that was written down somewhere stays where it was, and is found.
 */

const TAG = INVENTED.replace('_', '-');
const BUILD_MS = 600_000;
const JOB = /^\/pwa\/[\da-f-]{36}$/;

let server: RunningServer;
const ends: (() => Promise<unknown>)[] = [];

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const { root, remove } = await copyProject();
  ends.push(remove);
  const { folder } = await followPage(root);
  await translateFolder(root, folder);
  execFileSync(join(root, 'node_modules/.bin/vite'), ['build'], {
    cwd: root,
    stdio: 'pipe',
    timeout: BUILD_MS,
  });
  const data = await newSampleDir();
  ends.push(data.remove);
  server = await startServer(data.dataDir, {}, root);
  ends.push(() => server.stop());
});
test.afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function open(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(server.origin + path);
  await untilShown(page);
  // The chosen language is a change of the account's: while it is on its way it stands among the settings.
  await expect.poll(async () => (await stored(page, 'own', 'outbox'))?.length ?? 0).toBe(0);
  // What can be done about a job is read after the job.
  if (JOB.test(path)) await expect(page.locator('.action-bar')).toBeVisible();
}

type Seen = { what: string; inBar: boolean; left: number; right: number };

/** Where what can be pressed, and every icon, begins and ends. A button that the fold cuts is left out with its icons. */
function placesOf(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, nav a, nav button, main button, main svg.lucide')]
      .map((element) => ({ element, at: element.getBoundingClientRect() }))
      .filter(({ element, at }) => {
        const { top, bottom } = (element.closest('a, button') ?? element).getBoundingClientRect();
        return at.width > 0 && top >= 0 && bottom <= innerHeight;
      })
      .map(({ element, at }) => ({
        what: `${element.tagName} ${element.getAttribute('class')?.match(/lucide-\S+/)?.[0] ?? element.id}`,
        inBar: element.closest('header, nav') !== null,
        left: at.left,
        right: at.right,
      })),
  );
}

/** How much of a screen lies above the fold depends on how its words wrap: the rest of the longer one is left out. */
function sameFold(...screens: [Seen[], Seen[]]): [Seen[], Seen[]] {
  const inMain = screens.map((seen) => seen.filter(({ inBar }) => !inBar));
  const length = Math.min(...inMain.map((seen) => seen.length));
  const cut = (seen: Seen[]) => [
    ...seen.filter(({ inBar }) => inBar),
    ...seen.filter(({ inBar }) => !inBar).slice(0, length),
  ];
  return [cut(screens[0]), cut(screens[1])];
}

/** A hat is no wider than a dot, but words are not quite as wide as in English. */
const NEAR = 12;

async function isMirrored(page: Page, path: string): Promise<void> {
  await open(page, path, 'en_US');
  const english = await placesOf(page);
  await open(page, path, INVENTED);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', TAG);
  const own = await placesOf(page);
  const [here, there] = sameFold(own, english);
  expect(here.length, path).toBeGreaterThan(0);
  expect(
    here.map(({ what }) => what),
    path,
  ).toEqual(there.map(({ what }) => what));
  const unmirrored = here.filter(({ left, right }, at) => {
    const its = there[at] as Seen;
    // The middle, so that a word of another width counts half.
    return Math.abs(PHONE.width - (left + right) / 2 - (its.left + its.right) / 2) > NEAR;
  });
  expect(unmirrored, path).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${path} is wider than its screen`).toBeLessThanOrEqual(0);
  // The text of a job is its company's.
  if (!JOB.test(path)) expect(await plainEnglish(page), path).toEqual([]);
  if (process.env.PICTURES)
    for (const language of ['de_DE', 'en_US', INVENTED]) {
      await open(page, path, language);
      await page.screenshot({
        path: join(process.env.PICTURES, `${path.replace(/\W+/g, '-')}.${language}.png`),
      });
    }
}

test('what comes before the app is in it, and from the right', { tag: '@long' }, async () => {
  const page = await fetch(server.origin, { headers: { 'accept-language': TAG } }).then((got) => got.text());
  expect(page).toContain(`<html lang="${TAG}" dir="rtl">`);
  expect(page).toContain(invented('The app needs JavaScript.'));
  const repair = await fetch(`${server.origin}/repair.js`).then((got) => got.text());
  expect(repair).toContain(`"${TAG}":{dir:\`rtl\``);
  expect(repair).toContain(invented('Repair and open again'));
});

test('home.6 it is offered, chosen and kept, and a stranger’s screens are mirrored', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(server.origin);
    for (const path of ['/', '/login', '/register?mode=user']) await isMirrored(page, path);
  });
});

test('usersettings.2 so are a seeker’s: market, job, applications, chat, settings', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, server.origin, 'seeker@example.org', server.password);
    await untilReadyOffline(page);
    await page.goto(`${server.origin}/pwa`);
    await untilShown(page);
    await openJob(page, page.getByRole('article').getByRole('link').first());
    const job = new URL(page.url()).pathname;
    for (const path of ['/pwa', job, '/pwa/user?view=applications', '/pwa/chat', '/pwa/user/settings'])
      await isMirrored(page, path);
    await expect(page.getByRole('radio', { name: 'Its own name' })).toBeChecked();
  });
});
