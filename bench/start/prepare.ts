import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn, untilReadyOffline } from '../../tests/e2e/acts.ts';
import { openPerson } from '../../tests/e2e/person.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';
import { copyRows } from './copy-rows.ts';

/** What lies on a device of somebody who was here before, and whose server is gone. */
export type Prepared = {
  origin: string;
  /** Jobs on it. */
  count: number;
  /** When the search had all of them at the first start, in milliseconds. */
  firstWhole: number;
  /** The page that is painted at the next start, with what its list was made of. */
  list: string;
};

/** The next start is answered with the list, and with what it was made of. */
const IS_WHOLE = /pwa\.index-.*last-answers/s;

/**
 * Signs in on this profile, copies jobs on it, and looks at a start without network until its list was kept.
 * @param index wait for the kept index of the search as well
 */
export async function prepare(
  profile: string,
  wanted: { jobs: number; rate: number; index: boolean },
): Promise<Prepared> {
  const data = await newDataDir();
  const server = await startServer(data.dataDir);
  const person = await openPerson({ profile });
  try {
    await signIn(person.page, server.origin, 'seeker@example.org', server.password);
    await untilReadyOffline(person.page);
    const count = await copyRows(person.page, 'job', 'publishedAt', wanted.jobs);
    await person.page.close();
    await server.stop();
    const looked = await lookedAt(person.context, `${server.origin}/pwa`, { ...wanted, count });
    return { origin: server.origin, count, ...looked };
  } finally {
    await person.close();
    await server.stop();
    await data.remove();
  }
}

async function lookedAt(
  context: BrowserContext,
  url: string,
  { count, rate, index }: { count: number; rate: number; index: boolean },
): Promise<{ firstWhole: number; list: string }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url);
  const firstWhole = await page
    .waitForFunction(isWhole, count, { timeout: 120_000 })
    .then(() => page.evaluate(() => performance.now()));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Not `waitForFunction`: a promise is enough for it, whatever it resolves to.
  const until = (kept: () => Promise<boolean>) => expect.poll(kept, { timeout: 120_000 }).toBe(true);
  if (index) await until(() => page.evaluate(isIndexKept, Math.floor(count / 500)));
  let list = '';
  await until(async () => {
    list = await readKeptList(page);
    return IS_WHOLE.test(list);
  });
  return { firstWhole, list };
}

/** In the page: the list is as high as all jobs are. */
export function isWhole(count: number): boolean {
  return document.documentElement.scrollHeight > count * 80;
}

/** In the page: whether so many blocks of the index lie on this device. */
async function isIndexKept(least: number): Promise<boolean> {
  const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}');
  const name = `zusage:${uid}~market`;
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return false;
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const db = request.result;
      const counting = db.transaction('block').objectStore('block').count();
      counting.onsuccess = () => resolve(counting.result >= least);
      db.close();
    };
  });
}

/** The page that the next start paints; '' where none is kept. */
const readKeptList = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/pwa'))?.text()) ?? '');
