import type { Subject } from './bundle.ts';
import { type Bench, takeTurns } from './measure.ts';

const WARM_UP = 2;

/** Reload of a page to the first 30 of 10,000 rows, newest first, painted; its code comes from the browser's cache. */
export async function measureColdStart({
  browser,
  subjects,
  throttles,
  quick,
  times,
  add,
}: Bench): Promise<void> {
  const count = quick ? 2000 : 10_000;
  const able = subjects.filter((subject) => subject !== 'tanstack' && subject !== 'workbox');
  const of = `first 30 of ${count.toLocaleString('en')} rows`;
  const origins = new Map<Subject, string>();
  for (const subject of able) {
    const origin = browser.freshOrigin();
    origins.set(subject, origin);
    const { page, close } = await browser.open(subject, origin);
    const how = subject === 'firestore' ? 'text' : 'objects';
    await page.evaluate((plan) => window.bench.load?.(plan), { count, how } as const);
    await close();
  }
  for (const throttle of throttles) {
    const shown = await takeTurns(times + WARM_UP, able, async (subject) => {
      const origin = origins.get(subject) as string;
      const { page, close } = await browser.open(subject, origin, { throttle, hash: '#cold' });
      // The first visit fills what a reload may use; only the second is a reload.
      await page.waitForFunction(() => window.shownAt !== undefined);
      await page.reload();
      await page.waitForFunction(() => window.shownAt !== undefined);
      const ms = await page.evaluate(() => ({ shown: window.shownAt ?? 0, read: window.readAt ?? 0 }));
      const rows = await page.locator('li').count();
      if (rows !== 30) throw new Error(`${subject} shows ${rows} rows`);
      await close();
      return ms;
    });
    for (const subject of able) {
      const all = shown[subject].slice(WARM_UP);
      const cell = { measure: 'cold-start', subject, throttle, unit: 'ms' } as const;
      add({ ...cell, of: `${of}, painted`, values: all.map((ms) => ms.shown) });
      add({ ...cell, of: `${of}, laid out`, values: all.map((ms) => ms.read) });
    }
  }
  for (const subject of subjects.filter((each) => !origins.has(each)))
    add({ measure: 'cold-start', of, subject, cannot: 'keeps no rows on the device' });
}
