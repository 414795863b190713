import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { signIn, untilReadyOffline, wholeMarket } from '../../tests/e2e/acts.ts';
import { newProfile, openPerson, PHONE, removeProfile } from '../../tests/e2e/person.ts';
import { startTalk } from '../../tests/e2e/talk.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';
import { copyRows, ownReplica } from './copy-rows.ts';
import { type Frames, framesOfScroll, type Scroll } from './frames.ts';

/**
 * `npm run bench:scroll`: a finger scrolls the list of jobs and a conversation on a phone that holds tens of thousands
 * of rows, without network, and the frames that its main thread misses are counted; beside each a plain list of the same
 * height in which nothing runs. The CPU of the page is slowed down, those of store and worker are not.
 *
 * - `--jobs 20000` and `--messages 100000` on the device, these in one conversation · `--earlier 10` steps back in it
 *   before it is scrolled · `--throttle 4` · `--times 5` · `--blame`: what ran in the longest frames
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    messages: { type: 'string', default: '100000' },
    earlier: { type: 'string', default: '10' },
    throttle: { type: 'string', default: '4' },
    times: { type: 'string', default: '5' },
    blame: { type: 'boolean', default: false },
  },
});
const rate = Number(values.throttle);
/** As fast as somebody reads on: three screens a second. */
const SPEED = 2400;

const data = await newDataDir();
const server = await startServer(data.dataDir);
const profile = newProfile();
const person = await openPerson({ profile });
try {
  const { context, page } = person;
  const talk = await startTalk(server);
  for (let n = 0; n < 40; n += 1)
    await talk.write(`Satz ${n}. ${'Wir reden über die Arbeit. '.repeat(n % 5)}`);
  await signIn(page, server.origin, 'seeker@example.org', server.password);
  // Outside of tests what they wait for has five seconds.
  await wholeMarket(page).waitFor();
  await untilReadyOffline(page);
  await page.goto(`${server.origin}/pwa/chat?conversation=${talk.conversationId}`);
  await page.getByRole('log').getByText('Satz 39.').waitFor();
  const jobs = await copyRows(page, 'job', 'publishedAt', Number(values.jobs));
  const messages = await copyRows(page, 'message', 'clientAt', Number(values.messages), 'seq');
  await markRead(page, messages);
  await page.close();
  await server.stop();

  await told(`${jobs.toLocaleString('en')} jobs`, context, {
    open: async (list) => {
      await list.goto(`${server.origin}/pwa`);
      await list.locator('li article').first().waitFor();
      // The first rows are there before the search has read all of them.
      await list.waitForFunction((least) => document.documentElement.scrollHeight > least, jobs * 80, {
        timeout: 120_000,
      });
    },
    scroll: { distance: 24_000, speed: SPEED, row: 'li article' },
    height: () => document.documentElement.scrollHeight,
  });
  await told(`${messages.toLocaleString('en')} messages, ${values.earlier} steps back`, context, {
    open: async (list) => {
      await list.goto(`${server.origin}/pwa/chat?conversation=${talk.conversationId}`);
      await list.getByRole('log').locator('ol > li').last().waitFor();
    },
    prepare: async (list) => {
      const earlier = list.getByRole('button', { name: 'Show earlier messages' });
      const rows = list.getByRole('log').locator('ol > li');
      for (let step = 0; step < Number(values.earlier); step += 1) {
        const before = await rows.count();
        await earlier.click();
        await list.waitForFunction(
          (least) => document.querySelectorAll('[role=log] ol > li').length > least,
          before,
        );
      }
    },
    // The newest ones stand at the end: first back, then there.
    scroll: { distance: -24_000, speed: SPEED, row: '[role=log] li' },
    height: () => document.querySelector('[role=log]')?.scrollHeight ?? 0,
  });
} finally {
  await person.close();
  removeProfile(profile);
  await server.stop();
  await data.remove();
}

/** The only conversation of this device, read to its end: it opens there. */
async function markRead(page: Page, seq: number): Promise<void> {
  await (await ownReplica(page)).evaluate(async (db, last) => {
    const tx = db.transaction('conversation', 'readwrite');
    const walking = tx.objectStore('conversation').openCursor();
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (!cursor) return;
      const row = cursor.value;
      for (const participant of row.participants) participant.lastReadSeq = last;
      cursor.update({ ...row, lastSeq: last });
      cursor.continue();
    };
    await new Promise((resolve, reject) => {
      tx.oncomplete = resolve;
      tx.onabort = () => reject(tx.error);
    });
    db.close();
  }, seq);
}

type Case = {
  open: (page: Page) => Promise<void>;
  /** What is done before it is measured, and not counted as opening. */
  prepare?: (page: Page) => Promise<void>;
  scroll: Scroll;
  height: () => number;
};

/** Takes the app and the plain list in turns, and prints a line of the table for each. */
async function told(
  name: string,
  context: BrowserContext,
  { open, prepare, scroll, height }: Case,
): Promise<void> {
  const app = await context.newPage();
  const began = performance.now();
  await open(app);
  const opened = performance.now() - began;
  await prepare?.(app);
  const px = await app.evaluate(height);
  const plain = await context.newPage();
  await plain.setViewportSize(PHONE);
  await plain.setContent(plainList(px));
  const backwards = scroll.distance < 0;
  const taken: Record<'app' | 'plain', Frames[]> = { app: [], plain: [] };
  for (let time = 0; time < Number(values.times); time += 1) {
    await plain.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), backwards);
    taken.plain.push(await measured(plain, { ...scroll, row: 'li' }));
    taken.app.push(await measured(app, scroll));
  }
  await app.close();
  await plain.close();
  console.log(`\n${name}, CPU ${rate}×, ${px.toLocaleString('en')} px, opened in ${Math.round(opened)} ms`);
  console.log('            frames   dropped            longest   over 50 ms   style, layout   without a row');
  for (const [who, all] of Object.entries(taken)) console.log(line(who, all));
  if (values.blame) blame(taken.app);
}

async function measured(page: Page, scroll: Scroll): Promise<Frames> {
  await page.bringToFront();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await framesOfScroll(page, cdp, scroll);
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.detach();
  }
}

/** Rows of text and nothing else, as high together as the list of the app. */
function plainList(px: number): string {
  const row = 124;
  const rows = Array.from({ length: Math.ceil(px / row) }, (_, n) => `<li>Row ${n}</li>`).join('');
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>body,ul{margin:0;padding:0}li{height:${row}px;list-style:none;border-bottom:1px solid}</style><ul>${rows}</ul>`;
}

function line(who: string, all: readonly Frames[]): string {
  const sum = (of: (frames: Frames) => number) => all.reduce((whole, frames) => whole + of(frames), 0);
  const [due, dropped, looks, empty] = [
    sum((one) => one.due),
    sum((one) => one.dropped),
    sum((one) => one.looks),
    sum((one) => one.empty),
  ];
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const worst = Math.round(Math.max(...all.map((one) => one.worst)));
  return [
    `  ${who.padEnd(8)}`,
    String(due).padStart(8),
    `${dropped} (${share(dropped, due)})`.padStart(16),
    `${worst} ms`.padStart(12),
    String(sum(({ long }) => long.length)).padStart(10),
    `${Math.round(sum(({ laying }) => laying))} ms`.padStart(14),
    share(empty, looks).padStart(14),
  ].join('');
}

function blame(all: readonly Frames[]): void {
  const long = all.flatMap((one) => one.long).toSorted((a, b) => b.ms - a.ms);
  for (const { ms, by } of long.slice(0, 8)) console.log(`    ${Math.round(ms)} ms: ${by}`);
}
