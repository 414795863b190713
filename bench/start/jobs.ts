import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { atCompany } from './at-company.ts';
import { copyRows } from './copy-rows.ts';
import { framesOfScroll } from './frames.ts';
import { median, told } from './times.ts';

/**
 * `npm run bench:jobs`: a company with hundreds of jobs and thousands of applicants looks at its jobs without network:
 * from the start of the page to its first row, from a typed letter to the list that fits it, and how many frames a scroll
 * drops; beside it the start of the same page with the jobs of the demo. The CPU of the page is slowed down, that of the
 * store is not.
 *
 * - `--jobs 500` and `--applicants 5000` on the device · `--throttle 4` · `--times 10`
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '500' },
    applicants: { type: 'string', default: '5000' },
    throttle: { type: 'string', default: '4' },
    times: { type: 'string', default: '10' },
  },
});
const rate = Number(values.throttle);
const ROW = 'ul[aria-label="Jobs"] > li';
const SPEED = 2400;

await atCompany('/pwa/company?view=jobs', ROW, async ({ page, url, cdp }) => {
  await page.addInitScript(noteFirst, ROW);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });

  const few = await starts(page, url);
  const jobs = await copyRows(page, 'companyJob', 'createdAt', Number(values.jobs));
  const applicants = await copyRows(page, 'applicant', 'statusAt.submitted', Number(values.applicants));
  const many = await starts(page, url);
  const typed: number[] = [];
  for (let time = 0; time < Number(values.times); time += 1)
    typed.push(await timeToType(page, time % 2 === 0));
  const frames = await framesOfScroll(page, cdp, { distance: 12_000, speed: SPEED, row: ROW });
  const amounts = `${jobs.toLocaleString('en')} jobs and ${applicants.toLocaleString('en')} applicants`;
  console.log(
    `${amounts}, CPU ${rate}×, median of ${values.times}:`,
    `first row ${told(many)}, with the jobs of the demo ${told(few)}, ratio ${(median(many) / median(few)).toFixed(2)};`,
    `a letter of the search ${told(typed)};`,
    `scroll ${frames.dropped} of ${frames.due} frames dropped, longest ${Math.round(frames.worst)} ms`,
  );
});

declare global {
  var firstRowAt: number | undefined;
}

/** In the page, before anything else of it: notes the frame that shows the first row. */
function noteFirst(row: string): void {
  const look = () => {
    if (document.querySelector(row)) globalThis.firstRowAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the start of the page to the frame of its first row. */
async function starts(page: Page, url: string): Promise<number[]> {
  const taken: number[] = [];
  // The first one warms up the code.
  for (let time = -1; time < Number(values.times); time += 1) {
    await page.goto(url);
    await page.waitForFunction(() => globalThis.firstRowAt !== undefined);
    const at = await page.evaluate(() => globalThis.firstRowAt as number);
    if (time >= 0) taken.push(at);
  }
  return taken;
}

/** Milliseconds from a letter in the search to the frame in which the list has changed. @param narrower or all again */
function timeToType(page: Page, narrower: boolean): Promise<number> {
  return page.evaluate(async (narrow) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    const list = document.querySelector<HTMLElement>('ul[aria-label="Jobs"]');
    if (!field || !list) throw new Error('no list of jobs is shown');
    const before = list.style.height;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const from = performance.now();
    set?.call(field, narrow ? 'k' : '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (list.isConnected && list.style.height === before) {
      if (performance.now() - from > 10_000) throw new Error('the list did not change within ten seconds');
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - from;
  }, narrower);
}
