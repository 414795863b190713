import type { Subject } from './bundle.ts';
import { type Bench, takeTurns, timesFor } from './measure.ts';
import type { Taps } from './pages/bench.ts';

/** How durable a tap is where it can be chosen, and what is written where it cannot. */
const DURABILITY: Record<Subject, string> = {
  raw: 'strict: a row and an entry in one transaction',
  ours: 'strict: rows, base and entry in one transaction',
  rxdb: 'strict: one document',
  pouchdb: 'relaxed, not to be chosen: one document and its revision',
  firestore: 'relaxed, not to be chosen: a mutation and its overlay',
  tanstack: 'relaxed, not to be chosen: an entry; the row is in memory',
  workbox: 'relaxed, not to be chosen: a request, through the worker',
};

/** 1,000 taps, one after the other, each awaited until it is in the store. */
export async function measureTaps({ browser, subjects, throttles, quick, times, add }: Bench): Promise<void> {
  const count = quick ? 100 : 1000;
  const of = `${count.toLocaleString('en')} taps`;
  type Key = Subject | 'raw-relaxed';
  const keys: Key[] = [...subjects, ...(subjects.includes('raw') ? (['raw-relaxed'] as const) : [])];
  for (const throttle of throttles) {
    const taps = await takeTurns(timesFor(times, throttle), keys, async (key): Promise<Taps> => {
      const subject = key === 'raw-relaxed' ? 'raw' : key;
      const { page, close } = await browser.open(subject, browser.freshOrigin(), { throttle });
      await page.evaluate(() => window.bench.beforeTaps?.());
      const durability = key === 'raw-relaxed' ? 'relaxed' : 'strict';
      const plan = { count, what: 'mixed', durability } as const;
      const taken = await page.evaluate((given) => window.bench.taps?.(given), plan);
      await close();
      if (!taken) throw new Error(`${subject} takes no taps`);
      return taken;
    });
    for (const key of keys) {
      const relaxed = key === 'raw-relaxed';
      const subject = relaxed ? 'raw' : key;
      add({
        measure: 'taps',
        of: relaxed ? `${of}, relaxed` : of,
        subject,
        throttle,
        unit: 'ms',
        values: taps[key].map(({ ms }) => ms),
        note: relaxed ? 'relaxed: for those that cannot be strict' : DURABILITY[subject],
      });
    }
  }
}
