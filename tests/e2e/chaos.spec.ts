import { expect, test } from '@playwright/test';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { printed, resultOf } from './chaos/figures.ts';
import { holds, judge } from './chaos/judge.ts';
import { KINDS } from './chaos/kinds.ts';
import { type Played, play } from './chaos/play.ts';
import { newTap } from './chaos/tap.ts';
import { openWorld, type World } from './chaos/world.ts';

/** The short fixed form of `npm run test:chaos`. One server for all of them: its tables are read when it has stopped. */
test.describe.configure({ mode: 'serial' });

let world: World;
let honest: Played;
let shared: Played | undefined;
const betrayed = new Map<string, Played>();

test.beforeAll(async () => {
  world = await openWorld();
});

/** The network going away is `tunnel.spec.ts`; the portal and long runs are for the program. `npm test` has the first three. */
const SHORT = KINDS.slice(0, ALL_TESTS ? 9 : 3);
/** A round takes ten seconds on a machine of its own, and several times that among other tests; each wait in it has its own end. */
const ROUND_MS = 60_000;

test('chaos: kinds of faults in turn, from one seed', async () => {
  test.setTimeout(SHORT.length * ROUND_MS);
  honest = await play(world, { rounds: SHORT.length, seed: 7, kinds: SHORT }, () => undefined);
  expect(honest.taps.length).toBeGreaterThan(ALL_TESTS ? 20 : 5);
});

/** Who uses the device, and what the app itself is made of there. */
const DEVICE = ['two-people', 'portal-install', 'cache-cleared'] as const;

test('chaos: two people on one profile, and files of the app that are not the app’s', {
  tag: '@long',
}, async () => {
  shared = await play(world, { rounds: DEVICE.length, seed: 8, kinds: DEVICE }, () => undefined);
  expect(shared.taps.length).toBeGreaterThan(3);
});

for (const { sabotage, ...options } of [
  // Its first two answers are lost, so that it is sent again however few requests there are.
  { sabotage: 'new-ids', seed: 107, rounds: 1, kinds: ['cuts'] },
  // The first round may send all in one request, from which the line learns what it invents in the second.
  { sabotage: 'invented-echo', seed: 102, rounds: 2, kinds: ['cuts'] },
  { sabotage: 'others-session', seed: 103, rounds: 1, kinds: ['two-people'] },
  { sabotage: 'spoiled-files', seed: 104, rounds: 1, kinds: ['cache-cleared'] },
] as const) {
  test(`chaos that betrays both sides (${sabotage})`, { tag: '@long' }, async () => {
    betrayed.set(sabotage, await play(world, { ...options, sabotage }, () => undefined));
  });
}

test('I1, I2, I3, I4, I6, I7, S1 the server’s tables: nothing lost, doubled, out of order, hidden or stuck; and betrayal is told', async () => {
  const ledger = await world.end();
  const result = resultOf(honest, ledger);
  console.log(printed(honest, result).join('\n'));
  expect(result).toMatchObject({ holds: true });
  expect(shared !== undefined).toBe(ALL_TESTS);
  if (shared) expect(resultOf(shared, ledger)).toMatchObject({ holds: true, exposed: [], broke: [] });
  const verdictOn = (sabotage: string) => judge(betrayed.get(sabotage)?.taps ?? [], ledger);
  const toldOf = (sabotage: string) => resultOf(betrayed.get(sabotage) as Played, ledger);
  const TOLD: Record<string, () => unknown[]> = {
    'new-ids': () => verdictOn('new-ids').doubled,
    'invented-echo': () => verdictOn('invented-echo').lost,
    'others-session': () => toldOf('others-session').exposed,
    'spoiled-files': () => toldOf('spoiled-files').broke,
  };
  expect([...betrayed.keys()].toSorted()).toEqual(ALL_TESTS ? Object.keys(TOLD).toSorted() : []);
  for (const sabotage of betrayed.keys()) expect(TOLD[sabotage]?.(), sabotage).not.toEqual([]);
});

test('the judgement by itself: saved and nowhere is lost, twice is doubled, an overtaken one is out of order', () => {
  const tap = (token: string, more: object) => ({
    ...newTap({ token, what: 'message', round: 1, kind: 'cuts', lane: 'a' }),
    ...more,
  });
  const taps = [
    tap('#1#', { saved: 1, turn: 1 }),
    tap('#2#', { saved: 2, turn: 2 }),
    tap('#3#', { saved: 3 }),
    tap('#4#', { saved: 4, refused: 'shown' }),
    tap('#5#', { denied: true }),
    tap('#6#', {}),
    tap('#7#', { saved: 7, turn: 7 }),
  ];
  const at = (...seqs: number[]) => seqs.map((seq) => ({ lane: 'a', seq }));
  const ledger = new Map([
    ['#1#', at(9)],
    ['#2#', at(2)],
    ['#5#', at(5)],
    ['#7#', at(10, 11)],
  ]);
  const verdict = judge(taps, ledger);
  const tokens = (found: { token: string }[]) => found.map(({ token }) => token);
  expect(tokens(verdict.lost)).toEqual(['#3#']);
  expect(tokens(verdict.doubled)).toEqual(['#7#']);
  expect(tokens(verdict.disordered)).toEqual(['#2#']);
  expect(tokens(verdict.deniedButSent)).toEqual(['#5#']);
  expect(verdict).toMatchObject({ taps: 7, refusedAndVisible: 1, unsure: { kept: 0, gone: 1 } });
  expect(holds(verdict)).toBe(false);
  expect(holds(judge([], ledger))).toBe(true);
});
