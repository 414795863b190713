import type { Subject } from './bundle.ts';
import { type Bench, takeTurns, timesFor } from './measure.ts';
import type { Load, LoadPlan } from './pages/bench.ts';

const HOW = {
  objects: 'rows in memory',
  text: 'JSON in memory, parsed and checked',
  http: 'over HTTP, whole transport',
} as const;

/** 10,000 rows into an empty store, in pages of 60 and then 500. */
export async function measureLoad({
  browser,
  server,
  subjects,
  throttles,
  wants,
  quick,
  times,
  add,
}: Bench): Promise<void> {
  const count = quick ? 2000 : 10_000;
  server.rows = count;
  for (const throttle of throttles) {
    for (const how of ['objects', 'text', 'http'] as const) {
      if (!wants(how)) continue;
      const able = subjects.filter((subject) => canLoad(subject, how));
      const once = async (subject: Subject, plan: LoadPlan): Promise<Load> => {
        const { page, close } = await browser.open(subject, browser.freshOrigin(), { throttle });
        const load = await page.evaluate((given) => window.bench.load?.(given), plan);
        await close();
        if (!load) throw new Error(`${subject} does not load`);
        return load;
      };
      const loads = await takeTurns(timesFor(times, throttle), able, (subject) =>
        once(subject, { count, how, strict: true }),
      );
      for (const subject of able) {
        const of = `${count.toLocaleString('en')} rows, ${HOW[how]}`;
        add({
          measure: 'load',
          of,
          subject,
          throttle,
          unit: 'ms',
          values: loads[subject].map(({ ms }) => ms),
          longestTask: Math.max(...loads[subject].map(({ longestTask }) => longestTask)),
          ...(subject === 'firestore' && { note: 'from its bundles, which it parses itself' }),
        });
      }
    }
  }
  for (const subject of subjects) {
    const cannot = CANNOT[subject];
    if (cannot) add({ measure: 'load', of: `${count.toLocaleString('en')} rows`, subject, cannot });
  }
}

const CANNOT: Partial<Record<Subject, string>> = {
  tanstack: 'keeps entries only; rows live in memory',
  workbox: 'keeps requests only',
};

function canLoad(subject: Subject, how: LoadPlan['how']): boolean {
  if (CANNOT[subject]) return false;
  if (how === 'http') return subject === 'raw' || subject === 'ours';
  return (subject === 'firestore') === (how === 'text') || subject === 'raw' || subject === 'ours';
}
