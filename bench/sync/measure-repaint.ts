import type { Bench } from './measure.ts';

/** Longest filling, and longest first list, that is waited for, in milliseconds. */
const PATIENCE_MS = 300_000;

/** One changed row to the painted list of the first 30, with 10,000 and with 100,000 rows beside it. */
export async function measureRepaint({
  browser,
  subjects,
  throttles,
  wants,
  quick,
  times,
  add,
}: Bench): Promise<void> {
  const sizes = quick ? [1000, 10_000] : [10_000, 100_000];
  for (const subject of subjects) {
    for (const size of sizes) {
      if (!wants(size)) continue;
      const of = `${size.toLocaleString('en')} rows`;
      if (subject === 'workbox') {
        add({ measure: 'repaint', of, subject, cannot: 'keeps requests only' });
        continue;
      }
      const origin = browser.freshOrigin();
      if (subject !== 'tanstack') {
        const filled = await fill(browser, subject, origin, size);
        if (!filled) {
          add({
            measure: 'repaint',
            of,
            subject,
            cannot: `not filled within ${PATIENCE_MS / 60_000} minutes`,
          });
          continue;
        }
      }
      let done = 0;
      for (const throttle of throttles) {
        const { page, close } = await browser.open(subject, origin, { throttle });
        await page.evaluate((rows) => window.bench.watchFirst?.(rows), size);
        await page.waitForFunction(() => document.querySelectorAll('li').length === 30, undefined, {
          timeout: PATIENCE_MS,
        });
        const values: number[] = [];
        for (let time = -3; time < 3 * times; time += 1) {
          const ms = await page.evaluate((n) => window.bench.change?.(n), done++);
          if (time >= 0) values.push(ms as number);
        }
        add({
          measure: 'repaint',
          of,
          subject,
          throttle,
          unit: 'ms',
          values,
          ...(subject === 'tanstack' && { note: 'in memory, nothing is written' }),
          ...(subject === 'raw' && { note: 'writes and reads again, without a live query' }),
        });
        await close();
      }
    }
  }
}

async function fill(
  browser: Bench['browser'],
  subject: Bench['subjects'][number],
  origin: string,
  count: number,
): Promise<boolean> {
  const { page, close } = await browser.open(subject, origin);
  const how = subject === 'firestore' ? 'text' : 'objects';
  const loaded = page.evaluate((plan) => window.bench.load?.(plan), { count, how } as const);
  let timer: number | NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  // A page that is closed under its work rejects.
  const load = await Promise.race([loaded, late]).catch(() => undefined);
  loaded.catch(() => undefined);
  clearTimeout(timer);
  await close();
  return load !== undefined;
}
