import { randomOf } from '../../fuzz/random.ts';
import { converge } from './converge.ts';
import { keepEvidence } from './evidence.ts';
import type { Kind } from './kinds.ts';
import type { ChaosOptions } from './options.ts';
import { newRound, type Round } from './round.ts';
import { closedJob } from './rounds/closed-job.ts';
import { quota, twoTabs } from './rounds/device.ts';
import { cacheCleared, portalInstall } from './rounds/files.ts';
import { killAtTap, killInDrain, stopWorker } from './rounds/kills.ts';
import { cuts, network, portal, storm } from './rounds/network.ts';
import { offer } from './rounds/offer.ts';
import { twoPeople } from './rounds/two-people.ts';
import type { Seat } from './seat.ts';
import type { Tap } from './tap.ts';
import { kindsInTurn, seatsOf } from './turns.ts';
import type { World } from './world.ts';

const ACTS: Record<Kind, (round: Round) => Promise<void>> = {
  'kill-at-tap': killAtTap,
  'kill-in-drain': killInDrain,
  'stop-worker': stopWorker,
  'two-tabs': twoTabs,
  'closed-job': closedJob,
  offer,
  quota,
  cuts,
  network,
  portal,
  storm,
  'two-people': twoPeople,
  'portal-install': portalInstall,
  'cache-cleared': cacheCleared,
};

export type RoundReport = {
  round: number;
  kind: Kind;
  taps: number;
  /** From the end of the faults until nothing waited. */
  tookMs: number;
  stuck: string[];
  /** What the screen failed to show, where a round could not be played to its end. */
  broke: string | null;
  /** What was shown or stored of somebody who had left. */
  exposed: string[];
  /** Errors that the page threw or logged in this round. */
  problems: string[];
};

export type Played = {
  taps: Tap[];
  reports: RoundReport[];
  /** What each device held as received when its person left, by token. */
  devices: Map<string, number>[];
  /** Fates of requests, over all lines. */
  met: Map<string, number>;
  problems: string[];
};

/** Plays the rounds of a seed. @param say told of each round as it ends */
export async function play(
  world: World,
  options: ChaosOptions,
  say: (report: RoundReport) => void,
): Promise<Played> {
  const { rounds, seed, kinds } = options;
  const played: Played = { taps: [], reports: [], devices: [], met: new Map(), problems: [] };
  const seats = seatsOf(world, options, async (seat) => noteEnd(seat, played));
  const nextKind = kindsInTurn(kinds, randomOf(seed));
  let turns = 0;
  try {
    for (let number = 1; number <= rounds; number++) {
      const seat = await seats.next();
      const random = randomOf(seed * 100_003 + number);
      const round = newRound({
        number,
        kind: nextKind(),
        sabotage: options.sabotage,
        seat,
        world,
        random,
        // Fates have a stream of their own: how many requests there are is the browser's choice.
        fates: randomOf(seed * 100_003 - number),
        seed,
        lane: random.pick(seat.seeker.conversations),
        nextTurn: () => ++turns,
      });
      const report = await playRound(round);
      played.taps.push(...round.taps);
      played.reports.push(report);
      say(report);
    }
  } finally {
    await seats.leaveAll();
  }
  return played;
}

async function playRound(round: Round): Promise<RoundReport> {
  const { seat, lane, kind, number, taps } = round;
  const before = problemsOf(seat).length;
  const broke = await broken(round, async () => {
    await seat.showChat(seat.page, lane);
    await ACTS[kind](round);
  });
  seat.line.calm();
  await seat.person.context.setOffline(false);
  const calmAt = Date.now();
  const broke2 = await broken(round, () => seat.showChat(seat.page, lane));
  const { tookMs, stuck } = await converge(seat, taps, calmAt, () => keepEvidence(round, 'slow'));
  if (stuck.length > 0) await keepEvidence(round, 'stuck');
  const left = stuck.map(({ name, state }) => `${name} (${state})`);
  return {
    round: number,
    kind,
    taps: taps.length,
    tookMs,
    stuck: left,
    broke: broke ?? broke2,
    exposed: round.exposed,
    problems: problemsOf(seat).slice(before),
  };
}

/** Why it could not be done; null where it could. The round goes on: what was tapped is still owed an end. */
async function broken(round: Round, work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const why = (error as Error).message;
    await keepEvidence(round, why);
    return why;
  }
}

async function noteEnd(seat: Seat, { devices, met, problems }: Played): Promise<void> {
  for (const [fate, count] of seat.line.met) met.set(fate, (met.get(fate) ?? 0) + count);
  problems.push(...problemsOf(seat));
  devices.push(await seat.received());
}

/** Of all browsers this person has had so far. */
function problemsOf({ problems, person }: Seat): string[] {
  return [...problems, ...person.problems.filter((problem) => !problems.includes(problem))];
}
