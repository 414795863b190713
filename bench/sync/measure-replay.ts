import type { Subject } from './bundle.ts';
import { type Bench, takeTurns } from './measure.ts';
import type { Load } from './pages/bench.ts';

/** A pull of 1,000 rows while 0, 100 and 1,000 entries wait that read one of these rows each. */
export async function measureReplay({
  browser,
  subjects,
  throttles,
  wants,
  quick,
  times,
  add,
}: Bench): Promise<void> {
  const rows = 1000;
  const able = subjects.filter((subject) => subject === 'raw' || subject === 'ours');
  for (const throttle of throttles) {
    for (const waiting of quick ? [0, 100] : [0, 100, 1000]) {
      if (!wants(waiting)) continue;
      const loads = await takeTurns(times, able, async (subject: Subject): Promise<Load> => {
        const { page, close } = await browser.open(subject, browser.freshOrigin(), { throttle });
        const load = await page.evaluate(([w, r]) => window.bench.replay?.(w, r), [waiting, rows] as const);
        await close();
        return load as Load;
      });
      for (const subject of able) {
        add({
          measure: 'replay',
          of: `${waiting.toLocaleString('en')} waiting, 1,000 rows pulled`,
          subject,
          throttle,
          unit: 'ms',
          values: loads[subject].map(({ ms }) => ms),
          longestTask: Math.max(...loads[subject].map(({ longestTask }) => longestTask)),
          ...(subject === 'raw' && { note: 'the rows alone, nothing is replayed' }),
        });
      }
    }
  }
}
