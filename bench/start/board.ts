import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { atCompany } from './at-company.ts';
import { copyRows } from './copy-rows.ts';
import { median, told } from './times.ts';

/**
 * `npm run bench:board`: from the key that invites an applicant to the frame that shows the move, and on to the one that
 * counts it as saved, with thousands of applicants on the device, beside the same page repainting the colour of one card. Without network, so that
 * no answer of the server falls into it. The CPU of the page is slowed down, that of the store is not.
 *
 * - `--applicants 5000` on the device · `--throttle 4` · `--times 20`
 */
const { values } = parseArgs({
  options: {
    applicants: { type: 'string', default: '5000' },
    throttle: { type: 'string', default: '4' },
    times: { type: 'string', default: '20' },
  },
});
const rate = Number(values.throttle);

await atCompany(
  '/pwa/company?view=applicants&sort=newest',
  '[data-applicant]',
  async ({ page, url, cdp }) => {
    const count = await copyRows(page, 'applicant', 'statusAt.submitted', Number(values.applicants));
    await page.goto(url);
    await page
      .getByText(new RegExp(`\\(${count}\\)`))
      .first()
      .waitFor({ state: 'attached' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });

    const taken: Record<'move' | 'saved' | 'bare', number[]> = { move: [], saved: [], bare: [] };
    // The first ones warm up the code.
    for (let time = -3; time < Number(values.times); time += 1) {
      const bare = await timeToColour(page);
      const { move, saved } = await timeToMove(page);
      // The next one begins when this one is done with, as a person's would.
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
      if (time < 0) continue;
      taken.bare.push(bare);
      taken.move.push(move);
      taken.saved.push(saved);
    }
    console.log(
      `${count.toLocaleString('en')} applicants, CPU ${rate}×, median of ${values.times}:`,
      `a move ${told(taken.move)}, saved ${told(taken.saved)}, bare repaint ${told(taken.bare)},`,
      `ratio ${(median(taken.move) / median(taken.bare)).toFixed(1)}`,
    );
  },
);

/**
 * Milliseconds from the key to the frame that shows it: the card has left its column, and the column of those invited
 * counts one more. The card itself may be out of sight there. Saved it is once one more change waits for the network.
 */
function timeToMove(page: Page): Promise<{ move: number; saved: number }> {
  return page.evaluate(async () => {
    const columns = [...document.querySelectorAll('section[aria-labelledby]:has(> div h2)')];
    const [first, , talking] = columns;
    const card = first?.querySelector<HTMLElement>('[data-applicant]');
    const count = () => Number(talking?.querySelector('h2 span:last-child')?.textContent);
    if (!first || !card) throw new Error('nobody is new any more');
    const before = count();
    const waiting = () => document.querySelector('.rail .sync-words')?.textContent;
    const waited = waiting();
    const gone = () => !first.querySelector(`[data-applicant="${card.dataset.applicant}"]`);
    const frame = () => new Promise(requestAnimationFrame);
    card.focus();
    const from = performance.now();
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true }));
    while (!gone() || count() !== before + 1) {
      if (performance.now() - from > 30_000) throw new Error('the card was not moved within 30 seconds');
      await frame();
    }
    await frame();
    const move = performance.now() - from;
    while (waiting() === waited) {
      if (performance.now() - from > 30_000) throw new Error('the move was not saved within 30 seconds');
      await frame();
    }
    await frame();
    return { move, saved: performance.now() - from };
  });
}

/** The least that any change costs here: one style of one card, to the frame after it. */
function timeToColour(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const card = document.querySelector<HTMLElement>('[data-applicant]');
    const frame = () => new Promise(requestAnimationFrame);
    const from = performance.now();
    if (card) card.style.color = card.style.color === 'red' ? '' : 'red';
    await frame();
    await frame();
    return performance.now() - from;
  });
}
