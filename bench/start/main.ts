import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { signIn, untilReadyOffline } from '../../tests/e2e/acts.ts';
import { newProfile, openPerson, removeProfile } from '../../tests/e2e/person.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';
import { bundlePages } from '../sync/bundle.ts';
import { createPageServer } from '../sync/serve-pages.ts';
import { copyRows } from './copy-rows.ts';
import { type Listed, untilListed, watchForList } from './first-list.ts';
import { median, told } from './times.ts';

/**
 * `npm run bench:start`: from opening the app without network to the first list of jobs, seen and usable, with many jobs on the device,
 * beside a page that is React and one row, in turns, in one run. The worker answers for the app; the empty page comes
 * from a server on this machine. The CPU of the page is slowed down, those of worker and store are not.
 *
 * - `--jobs 10000` on the device · `--throttle 6` · `--times 10`
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    throttle: { type: 'string', default: '6' },
    times: { type: 'string', default: '10' },
  },
});
const rate = Number(values.throttle);

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

  const taken: Record<'seen' | 'usable' | 'empty', number[]> = { seen: [], usable: [], empty: [] };
  for (let time = 0; time < Number(values.times); time += 1) {
    taken.empty.push((await timesToList(person.context, emptyUrl)).usable);
    const { seen, usable } = await timesToList(person.context, `${server.origin}/pwa`);
    taken.seen.push(seen);
    taken.usable.push(usable);
  }
  const ratio = (of: readonly number[]) => (median(of) / median(taken.empty)).toFixed(1);
  console.log(
    `${count.toLocaleString('en')} jobs, CPU ${rate}×, median of ${values.times}:`,
    `first list seen ${told(taken.seen)}, usable ${told(taken.usable)}, empty React page ${told(taken.empty)},`,
    `ratios ${ratio(taken.seen)} and ${ratio(taken.usable)}`,
  );
} finally {
  empty.close();
  await person.close();
  removeProfile(profile);
  await rm(pages, { recursive: true, force: true });
  await data.remove();
}

async function timesToList(context: BrowserContext, url: string): Promise<Listed> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchForList);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url, { waitUntil: 'commit' });
    return await untilListed(page);
  } finally {
    await page.close();
  }
}
