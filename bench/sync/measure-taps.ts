import type { Subject } from './bundle.ts';
import { type Bench, takeTurns, timesFor } from './measure.ts';
import type { Taps } from './pages/bench.ts';

/** How durable a tap is where it can be chosen, and what is written where it cannot. */
const DURABILITY: Record<Subject, string> = {
  raw: 'strict: a row and an entry in one transaction',
  ours: 'strict: rows, base and entry in one transaction',
  dexie: 'strict: a row and an entry in one transaction',
  rxdb: 'strict: one document',
  pouchdb: 'relaxed, not to be chosen: one document and its revision',
  firestore: 'relaxed, not to be chosen: a mutation and its overlay',
  tanstack: 'relaxed, not to be chosen: an entry; the row is in memory',
  workbox: 'relaxed, not to be chosen: a request, through the worker',
};

/** Bare IndexedDB in other ways: as durable as those that cannot be strict, and with what an overlay has to do. */
const WAYS = {
  'raw-relaxed': { durability: 'relaxed', overlay: false, note: 'relaxed: for those that cannot be strict' },
  'raw-overlay': {
    durability: 'strict',
    overlay: true,
    note: 'strict: reads rows and bases, writes rows, bases and entry, as ours',
  },
} as const;
const USUAL = { durability: 'strict', overlay: false } as const;
type Way = keyof typeof WAYS;
const isWay = (key: Subject | Way): key is Way => key in WAYS;

/** 1,000 taps, one after the other, each awaited until it is in the store. */
export async function measureTaps({ browser, subjects, throttles, quick, times, add }: Bench): Promise<void> {
  const count = quick ? 100 : 1000;
  const of = `${count.toLocaleString('en')} taps`;
  const keys = [...subjects, ...(subjects.includes('raw') ? (Object.keys(WAYS) as Way[]) : [])];
  for (const throttle of throttles) {
    const taps = await takeTurns(timesFor(times, throttle), keys, async (key): Promise<Taps> => {
      const subject = isWay(key) ? 'raw' : key;
      const { page, close } = await browser.open(subject, browser.freshOrigin(), { throttle });
      await page.evaluate(() => window.bench.beforeTaps?.());
      const { durability, overlay } = isWay(key) ? WAYS[key] : USUAL;
      const plan = { count, what: 'mixed', durability, overlay } as const;
      const taken = await page.evaluate((given) => window.bench.taps?.(given), plan);
      await close();
      if (!taken) throw new Error(`${subject} takes no taps`);
      return taken;
    });
    for (const key of keys) {
      add({
        measure: 'taps',
        of: isWay(key) ? `${of}, ${key.replace('raw-', '')}` : of,
        subject: isWay(key) ? 'raw' : key,
        throttle,
        unit: 'ms',
        values: taps[key].map(({ ms }) => ms),
        note: isWay(key) ? WAYS[key].note : DURABILITY[key],
      });
    }
  }
}
