import type { Page } from '@playwright/test';
import { clearCache } from '../../worker.ts';
import type { Round } from '../round.ts';
import { until } from '../until.ts';

/** The app's files are whole again within this time on a line that works, in milliseconds. */
const WHOLE_WITHIN_MS = 90_000;
/** How often the page is told that it is online: it tries again then, and not after a pause. */
const ONLINE_EACH_MS = 3_000;

/** The worker is installed, and from one file on a portal answers for every one with its own page. */
export async function portalInstall(round: Round): Promise<void> {
  const { seat, random, lane, write } = round;
  const { page, line } = seat;
  const files = await rightFiles(page);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) if (name.includes('-precache-')) await caches.delete(name);
  });
  // A worker lives on with the page it controls.
  await page.goto('about:blank');
  line.decideFiles((path) => (path === '/sw.js' ? 'cut' : 'pass'));
  await seat.showChat(page, lane);
  // The code for a tap is here: nothing but the worker needs the files from now on.
  await write();
  // What the page itself has fetched would keep the worker from asking.
  await clearCache(page);
  let before = random.below(40);
  let answered = 0;
  line.decideFiles((path) => {
    if (!path.startsWith('/assets/') || before-- > 0) return 'pass';
    answered += 1;
    return 'portal-page';
  });
  await until(
    onceOnline(page, async () => answered > 0),
    WHOLE_WITHIN_MS,
  );
  await write();
  if (random.chance(0.5)) await write();
  line.calm();
  await untilWhole(round, files);
}

/** The browser throws the whole cache storage away, between taps that go out and taps that wait. */
export async function cacheCleared(round: Round): Promise<void> {
  const { seat, random, fates, write } = round;
  const { page, line } = seat;
  const files = await rightFiles(page);
  line.decide(({ taps }) => (taps > 0 ? fates.pick(['pass', 'cut', 'lose-answer'] as const) : 'pass'));
  for (let left = random.below(3); left > 0; left--) await write();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  for (let left = 1 + random.below(2); left > 0; left--) await write();
  line.calm();
  await untilWhole(round, files);
}

/** As many files as before are on the device, and open the app without network. */
async function untilWhole({ seat, lane, sabotage }: Round, files: number): Promise<void> {
  const { page, line, person } = seat;
  await page.goto(`${line.origin}/pwa`);
  const whole = await until(
    onceOnline(page, async () => (await rightFiles(page)) === files),
    WHOLE_WITHIN_MS,
  );
  if (!whole) throw new Error('the files of the app do not come back');
  if (sabotage === 'spoiled-files') await spoilPage(page);
  await person.context.setOffline(true);
  try {
    await page.goto(`${line.origin}/pwa`);
    await seat.showChat(page, lane);
  } finally {
    await person.context.setOffline(false);
  }
}

/** Looks, and tells the page now and then that it is online. */
function onceOnline(page: Page, look: () => Promise<boolean>): () => Promise<boolean> {
  let told = 0;
  return async () => {
    try {
      if (Date.now() - told > ONLINE_EACH_MS) {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        told = Date.now();
      }
      return await look();
    } catch {
      // A worker that takes over may reload the page.
      return false;
    }
  };
}

/** How many files of the app are kept, none of them a page in the place of a script; 0 where no worker answers. */
function rightFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-'));
    if (!name || !navigator.serviceWorker.controller) return 0;
    const cache = await caches.open(name);
    const keys = await cache.keys();
    const types = await Promise.all(
      keys.map(async (key) => (await cache.match(key))?.headers.get('content-type')),
    );
    const isRight = (url: string, type = '') => !url.endsWith('.js') || type.includes('javascript');
    return keys.every(({ url }, at) => isRight(new URL(url).pathname, types[at] ?? '')) ? keys.length : 0;
  });
}

/** A portal's page takes the place of the kept one, as a worker that takes every answer would have kept it. */
function spoilPage(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-')) as string;
    const cache = await caches.open(name);
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/index.html');
    const type = { 'content-type': 'text/html' };
    if (key) await cache.put(key, new Response('<!doctype html><title>Wi-Fi</title>', { headers: type }));
  });
}
