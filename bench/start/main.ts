import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { withoutAnswers } from '../../src/device/last-answers.ts';
import { signIn, untilReadyOffline } from '../../tests/e2e/acts.ts';
import { newProfile, openPerson, removeProfile } from '../../tests/e2e/person.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';
import { bundlePages } from '../sync/bundle.ts';
import { createPageServer } from '../sync/serve-pages.ts';
import { copyRows } from './copy-rows.ts';
import { type Listed, untilListed, watchForList } from './first-list.ts';
import { forgetList, keepList, readKeptList } from './kept-list.ts';
import { median, told } from './times.ts';

/**
 * `npm run bench:start`: from opening the app without network to the first list of jobs, seen and usable, with many jobs on the device,
 * beside a page that is React and one row, in turns, in one run. The worker answers for the app; the empty page comes
 * from a server on this machine. The CPU of the page is slowed down, those of worker and store are not.
 *
 * Before it, a start that is looked at until its list was kept: what is measured is what a person has who was here before.
 *
 * - `--jobs 10000` on the device · `--throttle 6` · `--times 10` · `--unkept`: the last list is deleted before each start ·
 *   `--answers`: after each start another one that has to read the store, since what the list was made of is cut out of it ·
 *   `--whole`: until the search has all jobs as well, first without what it has kept of its index (SPEC S7)
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    throttle: { type: 'string', default: '6' },
    times: { type: 'string', default: '10' },
    unkept: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});
const rate = Number(values.throttle);
/** The next start is answered with the list, and with what it was made of. */
const IS_WHOLE = /pwa\.index-.*last-answers/s;

const data = await newDataDir();
const server = await startServer(data.dataDir);
const profile = newProfile();
const person = await openPerson({ profile });
const pages = await mkdtemp(join(tmpdir(), 'bench-start-'));
const answer = createPageServer(pages);
const empty = createServer(
  (request, response) => void answer(new URL(request.url ?? '/', 'http://x'), response),
);
try {
  await bundlePages(pages, ['empty'], import.meta.dirname);
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const emptyUrl = `http://localhost:${(empty.address() as AddressInfo).port}/empty.html`;

  await signIn(person.page, server.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(person.page);
  const count = await copyRows(person.page, 'job', 'publishedAt', Number(values.jobs));
  await person.page.close();
  await server.stop();

  const url = `${server.origin}/pwa`;
  const { whole: firstWhole, list } = await lookedAt(person.context, url, count);
  const taken: Record<'seen' | 'usable' | 'empty' | 'whole' | 'cutSeen' | 'cutUsable', number[]> = {
    seen: [],
    usable: [],
    empty: [],
    whole: [],
    cutSeen: [],
    cutUsable: [],
  };
  for (let time = 0; time < Number(values.times); time += 1) {
    taken.empty.push((await timesToList(person.context, emptyUrl)).usable);
    // A page that is closed in the wrong moment keeps its list once more, without what it was made of.
    if (values.unkept) await forgetList(person.context, server.origin);
    else await keepList(person.context, server.origin, list);
    const { seen, usable, whole } = await timesToList(person.context, url, values.whole ? count : 0);
    taken.seen.push(seen);
    taken.usable.push(usable);
    taken.whole.push(whole);
    if (values.answers) {
      await keepList(person.context, server.origin, withoutAnswers(list));
      const cut = await timesToList(person.context, url);
      taken.cutSeen.push(cut.seen);
      taken.cutUsable.push(cut.usable);
    }
  }
  const ratio = (of: readonly number[]) => (median(of) / median(taken.empty)).toFixed(1);
  console.log(
    `${count.toLocaleString('en')} jobs, CPU ${rate}×, median of ${values.times}:`,
    `first list seen ${told(taken.seen)}, usable ${told(taken.usable)}, empty React page ${told(taken.empty)},`,
    `ratios ${ratio(taken.seen)} and ${ratio(taken.usable)}`,
  );
  if (values.answers)
    console.log(
      `without what the list was made of: seen ${told(taken.cutSeen)}, usable ${told(taken.cutUsable)}`,
    );
  if (values.whole)
    console.log(`all jobs in the search after ${told(taken.whole)}, the first time ${told([firstWhole])}`);
} finally {
  empty.close();
  await person.close();
  removeProfile(profile);
  await rm(pages, { recursive: true, force: true });
  await data.remove();
}

/**
 * A start that lasts until list and index were kept; answers when the search had all jobs, in milliseconds, and the page
 * that is painted at the next start.
 */
async function lookedAt(
  context: BrowserContext,
  url: string,
  count: number,
): Promise<{ whole: number; list: string }> {
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url);
    const whole = await untilWhole(page, count);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Not `waitForFunction`: a promise is enough for it, whatever it resolves to.
    const until = (kept: () => Promise<boolean>) => expect.poll(kept, { timeout: 120_000 }).toBe(true);
    if (values.whole) await until(() => page.evaluate(isIndexKept, Math.floor(count / 500)));
    let list = '';
    await until(async () => {
      list = await readKeptList(page);
      return IS_WHOLE.test(list);
    });
    return { whole, list };
  } finally {
    await page.close();
  }
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

/** The list is as high as all jobs are. */
async function untilWhole(page: Page, count: number): Promise<number> {
  await page.waitForFunction((least) => document.documentElement.scrollHeight > least, count * 80, {
    timeout: 120_000,
  });
  return page.evaluate(() => performance.now());
}

/** @param count jobs to wait for; 0: none */
async function timesToList(
  context: BrowserContext,
  url: string,
  count = 0,
): Promise<Listed & { whole: number }> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchForList);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url, { waitUntil: 'commit' });
    const listed = await untilListed(page);
    return { ...listed, whole: count > 0 ? await untilWhole(page, count) : 0 };
  } finally {
    await page.close();
  }
}
