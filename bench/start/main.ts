import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutAnswers } from '../../src/device/last-answers.ts';
import { newProfile, removeProfile } from '../../tests/e2e/person.ts';
import { bundlePages } from '../sync/bundle.ts';
import { createPageServer } from '../sync/serve-pages.ts';
import { type Listed, untilListed, watchForList } from './first-list.ts';
import { forgetList, keepList } from './kept-list.ts';
import { isWhole, type Prepared, prepare } from './prepare.ts';
import { median, told } from './times.ts';
import { openUninspected, type Uninspected, untilTrue } from './uninspected.ts';

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

const profile = newProfile();
const pages = await mkdtemp(join(tmpdir(), 'bench-start-'));
const answer = createPageServer(pages);
const empty = createServer(
  (request, response) => void answer(new URL(request.url ?? '/', 'http://x'), response),
);
try {
  // First: the bundler makes this process, and a server that it starts, one of production.
  const prepared = await prepare(profile, { jobs: Number(values.jobs), rate, index: values.whole });
  await bundlePages(pages, ['empty'], import.meta.dirname);
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const emptyUrl = `http://localhost:${(empty.address() as AddressInfo).port}/empty.html`;
  const browser = await openUninspected(profile);
  try {
    await measure(browser, prepared, emptyUrl);
  } finally {
    await browser.close();
  }
} finally {
  empty.close();
  removeProfile(profile);
  await rm(pages, { recursive: true, force: true });
}

async function measure(browser: Uninspected, prepared: Prepared, emptyUrl: string): Promise<void> {
  const { origin, count, list } = prepared;
  const url = `${origin}/pwa`;
  const taken: Record<'seen' | 'usable' | 'empty' | 'whole' | 'cutSeen' | 'cutUsable', number[]> = {
    seen: [],
    usable: [],
    empty: [],
    whole: [],
    cutSeen: [],
    cutUsable: [],
  };
  for (let time = 0; time < Number(values.times); time += 1) {
    taken.empty.push((await timesToList(browser, emptyUrl)).usable);
    // A page that is closed in the wrong moment keeps its list once more, without what it was made of.
    if (values.unkept) await forgetList(browser, origin);
    else await keepList(browser, origin, list);
    const { seen, usable, whole } = await timesToList(browser, url, values.whole ? count : 0);
    taken.seen.push(seen);
    taken.usable.push(usable);
    taken.whole.push(whole);
    if (values.answers) {
      await keepList(browser, origin, withoutAnswers(list));
      const cut = await timesToList(browser, url);
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
    console.log(
      `all jobs in the search after ${told(taken.whole)}, the first time ${told([prepared.firstWhole])}`,
    );
}

/** @param count jobs to wait for; 0: none */
async function timesToList(
  browser: Uninspected,
  url: string,
  count = 0,
): Promise<Listed & { whole: number }> {
  const tab = await browser.open({ rate, before: watchForList });
  try {
    await tab.go(url);
    const listed = await untilListed(tab);
    if (count === 0) return { ...listed, whole: 0 };
    await untilTrue(tab, isWhole, count);
    return { ...listed, whole: await tab.evaluate(() => performance.now(), null) };
  } finally {
    await tab.close();
  }
}
