import type { CDPSession } from '@playwright/test';
import type { Subject } from './bundle.ts';
import { quantile } from './figures.ts';
import { type Bench, takeTurns, timesFor } from './measure.ts';
import type { Taps } from './pages/bench.ts';

/**
 * As fast as a thumb. Taps that come faster than they are stored would measure the line that they make; a quick run loads too
 * little to see so few.
 */
const GAP_MS = { usual: 500, quick: 100 };

const CANNOT: Partial<Record<Subject, string>> = {
  firestore: 'loads bundles, which nothing else waits for',
  tanstack: 'keeps entries only; rows live in memory',
  workbox: 'keeps requests only',
};

/** A press of the browser, which the page hears of as it hears of a finger: before what else has been waiting. */
function press(cdp: CDPSession): void {
  const where = { x: 100, y: 100, button: 'left', clickCount: 1 } as const;
  // Of a page that is closed meanwhile.
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    cdp.send('Input.dispatchMouseEvent', { type, ...where }).catch(() => undefined);
}

/** Taps while 10,000 rows come: all of them, and the one that 19 of 20 do not exceed. */
export async function measureTapsInLoad({
  browser,
  subjects,
  throttles,
  quick,
  times,
  add,
}: Bench): Promise<void> {
  const count = quick ? 2000 : 10_000;
  const able = subjects.filter((subject) => !CANNOT[subject]);
  for (const throttle of throttles) {
    const turns = await takeTurns(timesFor(times, throttle), able, async (subject): Promise<Taps> => {
      const { page, cdp, close } = await browser.open(subject, browser.freshOrigin(), { throttle });
      await page.evaluate(() => window.bench.beforeTaps?.());
      const loading = page.evaluate((rows) => window.bench.tapsInLoad?.(rows), count);
      const finger = setInterval(() => press(cdp), quick ? GAP_MS.quick : GAP_MS.usual);
      const taken = await loading.finally(() => clearInterval(finger));
      await close();
      if (!taken) throw new Error(`${subject} takes no taps while rows come`);
      return taken;
    });
    for (const subject of able) {
      const taps = turns[subject].flatMap(({ each }) => each);
      const loads = turns[subject].map(({ ms }) => ms);
      const cell = { measure: 'taps-in-load', subject, throttle, unit: 'ms' } as const;
      add({ ...cell, of: 'all taps', values: taps });
      add({ ...cell, of: '19 of 20', values: [quantile(taps, 0.95)] });
      add({ ...cell, of: 'rows there after', values: loads });
    }
  }
  for (const subject of subjects) {
    const cannot = CANNOT[subject];
    if (cannot) add({ measure: 'taps-in-load', of: '', subject, cannot });
  }
}
