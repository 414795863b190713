import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mulberry32 } from '../../server/seed/market/random.ts';
import { newProfile, removeProfile } from '../../tests/e2e/person.ts';
import { median, told } from '../start/times.ts';
import { openUninspected, type Tab } from '../start/uninspected.ts';
import { type App, startApps } from './app.ts';
import { openThinLine } from './thin-line.ts';
import { isBroken, type Visited, watchVisit } from './watch-visit.ts';

/**
 * `npm run bench:visit`: the first visit of somebody whose line is thin, to the sign-in, to the form of a new account and to
 * a job by a shared link, each with a browser that has seen nothing before. Who is told that the page has not come
 * completely, or sees nothing for 20 s, loads it again, and the clock runs on.
 *
 * - `--kbit 250` a second · `--round-trip 800` ms · `--connect 1`: further round trips that a new connection takes; 0 is what the
 *   throttle of a browser does · `--cut 20`: one request of so many · `--throttle 1` · `--times 10` · `--seed 1`
 * - `--beside ../before`: another checkout of this project, installed, in turns with this one
 */
const { values } = parseArgs({
  options: {
    kbit: { type: 'string', default: '250' },
    'round-trip': { type: 'string', default: '800' },
    connect: { type: 'string', default: '1' },
    cut: { type: 'string', default: '20' },
    throttle: { type: 'string', default: '1' },
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    beside: { type: 'string' },
  },
});
const thinness = {
  kbitPerSecond: Number(values.kbit),
  roundTripMs: Number(values['round-trip']),
  connectTrips: Number(values.connect),
  cutOf: Number(values.cut),
};
/** A guest who applies comes to the second of them, unless there is an account. */
const KINDS = ['sign-in', 'register', 'job'] as const;
type Kind = (typeof KINDS)[number];
const PATIENCE_MS = 20_000;
const LOADS_MAX = 10;
const LOOK_MS = 50;

type Visit = { ms: Required<Visited>; kilobytes: number; cuts: number; loads: number };
const pathOf = (kind: Kind, app: App) =>
  ({ 'sign-in': '/login', register: '/register?mode=user', job: app.job })[kind];

const apps = await startApps(values.beside);
try {
  const taken = new Map<string, Visit[]>();
  for (let time = 0; time < Number(values.times); time += 1)
    for (const kind of KINDS)
      for (const app of apps) {
        const visit = await firstVisit(app.origin, pathOf(kind, app), Number(values.seed) + time);
        const key = `${kind}, ${app.name}`;
        taken.set(key, [...(taken.get(key) ?? []), visit]);
      }
  console.log(
    `${values.kbit} kbit/s, ${values['round-trip']} ms, ${values.connect} more to connect, one request of ${values.cut} cut, CPU ${values.throttle}×, median of ${values.times}:`,
  );
  for (const [key, visits] of taken) console.log(`${key}: ${toldOf(visits)}`);
} finally {
  for (const { stop } of apps) await stop();
}

async function firstVisit(target: string, path: string, seed: number): Promise<Visit> {
  const profile = newProfile();
  const line = await openThinLine(target, thinness, mulberry32(seed));
  const browser = await openUninspected(profile);
  try {
    const tab = await browser.open({ rate: Number(values.throttle), before: watchVisit });
    const began = Date.now();
    let seen: number | undefined;
    for (let loads = 1; loads <= LOADS_MAX; loads += 1) {
      const visited = await loaded(tab, line.origin + path);
      // What was seen before it was loaded again was seen.
      seen ??= visited?.seen;
      if (!visited?.usable || seen === undefined) continue;
      const { bytes, cuts } = line.carried();
      return {
        ms: { seen: seen - began, usable: visited.usable - began },
        kilobytes: bytes / 1000,
        cuts,
        loads,
      };
    }
    throw new Error(`${path} did not come`);
  } finally {
    await browser.close();
    await line.close();
    removeProfile(profile);
  }
}

/** Answers what was seen before the page had to be loaded again, or all of it. */
async function loaded(tab: Tab, url: string): Promise<Visited | undefined> {
  const arrived = await tab.go(url).then(
    () => true,
    () => false,
  );
  let visited: Visited | undefined;
  for (let waited = 0; arrived && waited < PATIENCE_MS; waited += LOOK_MS) {
    visited = await tab.evaluate(() => window.visited, null);
    if (visited?.usable || (await tab.evaluate(isBroken, null))) return visited;
    await pause(LOOK_MS);
  }
  return visited;
}

function toldOf(visits: readonly Visit[]): string {
  const [seen, usable] = (['seen', 'usable'] as const).map((moment) =>
    told(visits.map(({ ms }) => ms[moment])),
  );
  const kilobytes = Math.round(median(visits.map((visit) => visit.kilobytes)));
  const cut = visits.filter(({ cuts }) => cuts > 0).length;
  const again = visits.filter(({ loads }) => loads > 1).length;
  return `seen ${seen}, usable ${usable}, ${kilobytes} kB, requests cut in ${cut} visits, loaded again in ${again}`;
}
