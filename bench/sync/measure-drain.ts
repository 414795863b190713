import type { Subject } from './bundle.ts';
import { type Bench, takeTurns, timesFor } from './measure.ts';

/** Senders of one request at a time would take minutes for each repetition: they get fewer entries on a slow line. */
const ONE_BY_ONE: readonly Subject[] = ['tanstack', 'workbox'];

/** What ours, and the bare limit, send side by side. */
const LANES = 4;

const CANNOT: Partial<Record<Subject, string>> = {
  dexie: 'sends nothing',
  pouchdb: 'speaks CouchDB’s own protocol',
  firestore: 'speaks to Firestore only',
};

/** Sending 1,000 waiting messages of 8 conversations, with 0, 100 and 400 ms between request and answer. */
export async function measureDrain({
  browser,
  server,
  subjects,
  throttles,
  wants,
  quick,
  times,
  add,
}: Bench): Promise<void> {
  const able = subjects.filter((subject) => !CANNOT[subject]);
  for (const throttle of throttles) {
    for (const roundTripMs of [0, 100, 400]) {
      // A line that is waited for hides the throttle, and its figures hardly scatter.
      const isLineBound = roundTripMs > 0;
      if ((throttle > 1 && isLineBound) || !wants(roundTripMs)) continue;
      const turnsOf = isLineBound ? Math.ceil(times / 3) : timesFor(times, throttle);
      const countFor = (subject: Subject) => {
        if (quick) return 40;
        return roundTripMs > 0 && ONE_BY_ONE.includes(subject) ? 100 : 1000;
      };
      const turns = await takeTurns(turnsOf, able, async (subject) => {
        const { page, close } = await browser.open(subject, browser.freshOrigin(), { throttle });
        await page.evaluate(() => window.bench.beforeTaps?.());
        const plan = { count: countFor(subject), what: 'messages', durability: 'relaxed' } as const;
        await page.evaluate((given) => window.bench.taps?.(given), plan);
        server.roundTripMs = roundTripMs;
        server.requests = 0;
        const ms = await page.evaluate(() => window.bench.drain?.());
        server.roundTripMs = 0;
        await close();
        return { ms: ms as number, requests: server.requests };
      });
      for (const subject of able) {
        const count = countFor(subject);
        const requests = turns[subject].at(-1)?.requests ?? 0;
        add({
          measure: 'drain',
          of: `${roundTripMs} ms round trip, each entry${isLineBound ? ` (÷ ${LANES} lanes: ${roundTripMs / LANES} ms)` : ''}`,
          subject,
          throttle,
          unit: 'ms',
          values: turns[subject].map(({ ms }) => ms / count),
          note: `${count.toLocaleString('en')} entries in ${requests.toLocaleString('en')} requests`,
        });
      }
    }
  }
  for (const subject of subjects) {
    const cannot = CANNOT[subject];
    if (cannot) add({ measure: 'drain', of: '', subject, cannot });
  }
}
