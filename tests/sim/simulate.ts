import { isStopped } from '../../src/replica/outbox-entry.ts';
import { install } from './browser-globals.ts';
import { checkCursor, checkNothingLost, checkQuiet, checkShown, outboxAt, settledPlaces } from './checks.ts';
import { calm, forecast, strike, thaw } from './faults.ts';
import type { Violation } from './ledger.ts';
import { offerEvent } from './offer-life.ts';
import { checkOffers } from './offer-rules.ts';
import type { ServerFlaws } from './server/model.ts';
import { act, decide, discard } from './taps.ts';
import { World } from './world.ts';

export type Run = {
  seed: number;
  violations: Violation[];
  /** Of all that has happened. */
  digest: string;
  steps: number;
  /** Entries that were called saved. */
  saved: number;
  trace: string[] | null;
};

/** Virtual time within which everything has to be sent or stopped once faults have ended (I7). */
const QUIET_WITHIN_MS = 30 * 60_000;
/** Steps within that time; more is a loop. */
const STEPS_MAX = 60_000;

/** One life of the world, from one number. */
export async function simulate(
  seed: number,
  options: { trace?: boolean; flaws?: ServerFlaws; more?: string | undefined } = {},
): Promise<Run> {
  const { trace: tracing = false, flaws = {}, more } = options;
  const world = new World(seed, { trace: tracing, flaws, more });
  install(world.scheduler);
  const { scheduler, ledger } = world;
  try {
    await live(world);
    if (ledger.violations.length === 0) await settle(world);
  } catch (error) {
    if (!(error instanceof Stop)) ledger.fail('error', String((error as Error).stack));
  } finally {
    install(null);
    // Dexie remembers every database that was not closed.
    for (const { all } of world.devices) for (const { engine } of all) engine.db.close();
  }
  const saved = [...ledger.entries.values()].filter(
    ({ fate }) => fate !== 'made' && fate !== 'failed',
  ).length;
  const { digest, steps, trace } = scheduler;
  return { seed, violations: ledger.violations, digest, steps, saved, trace };
}

class Stop extends Error {}

/** People act, and everything that can go wrong does. */
async function live(world: World): Promise<void> {
  const { random, scheduler, ledger, network } = world;
  if (random.chance(0.7)) await scheduler.run({ untilTime: scheduler.now + random.below(20_000) });
  network.weather = forecast(world);
  const faults = random.next() * 0.6;
  // An offer goes from hand to hand before it is signed.
  const moves = 10 + random.below(22) + (world.offers ? 15 : 0);
  for (let move = 0; move < moves; move += 1) {
    if (random.chance(faults)) strike(world);
    else move_(world);
    if (random.chance(0.65)) await scheduler.run({ steps: random.below(60) });
    else
      await scheduler.run({ untilTime: scheduler.now + random.below(3) * random.below(30_000), steps: 4000 });
    await inspect(world);
    if (ledger.violations.length > 0) throw new Stop();
  }
}

function move_(world: World): void {
  const { random, scheduler } = world;
  const tab = random.pick(world.devices.flatMap(({ tabs }) => tabs));
  if (!tab || tab.frozen) return;
  if (world.offers?.chance(0.25)) offerEvent(world, world.offers);
  const run = random.chance(0.12) ? decide : act;
  scheduler.after(0, `${tab.name} is touched`, tab, () => run(tab));
}

async function inspect(world: World): Promise<void> {
  checkNothingLost(world, false);
  checkOffers(world);
  for (const { signIn } of world.devices) signIn?.checkStore();
  for (const place of settledPlaces(world)) {
    checkCursor(world, place);
    const { device, database } = place;
    const { storageSteps } = device.place;
    if (world.seen.get(`${device.name} ${database}`) === storageSteps) continue;
    world.seen.set(`${device.name} ${database}`, storageSteps);
    await checkShown(world, place);
  }
}

/** Faults end; everything is sent or stopped, people decide about what was stopped, and nothing is left. */
async function settle(world: World): Promise<void> {
  const { scheduler, ledger, network } = world;
  calm(world);
  // Requests of the bad times are given up one timeout later.
  await scheduler.run({
    until: () => !network.busy,
    untilTime: scheduler.now + 61_000,
    steps: STEPS_MAX,
  });
  for (const round of rounds(world)) {
    round();
    await quiet(world);
    await decideAll(world);
  }
  thaw(world);
  // Who signs in now is decided here alone: a person who arrives in the middle of a check has not loaded anything yet.
  world.handsStay = true;
  // Others have changed things meanwhile: everybody looks once more, until nobody changes anything.
  for (const round of rounds(world)) {
    round();
    const changes = () => ledger.commits + world.server.files.run;
    for (let before = -1; before !== changes(); ) {
      before = changes();
      await scheduler.run({ untilTime: scheduler.now + 31_000, steps: STEPS_MAX });
      await quiet(world);
      await decideAll(world);
    }
    for (const place of settledPlaces(world))
      if (place.uid === place.device.identity.uid) checkQuiet(world, place);
  }
  checkNothingLost(world, true);
  if (ledger.violations.length > 0) throw new Stop();
}

/** Everybody who has something on a device signs in there once; the devices go side by side. */
function rounds(world: World): (() => void)[] {
  const people = world.devices.map((device) => {
    const uids = settledPlaces(world).flatMap(({ device: of, uid }) => (of === device ? uid : []));
    return { device, uids: [...new Set([device.identity.uid as string, ...uids])] };
  });
  const count = Math.max(...people.map(({ uids }) => uids.length));
  return Array.from({ length: count }, (_, at) => () => {
    for (const { device, uids } of people) device.switchTo(uids[at % uids.length] as string);
  });
}

/** A page that dies in a sign-out is waited for: until then nobody else has come. */
const somebodyChanges = ({ devices }: World) => devices.some(({ signIn }) => signIn?.isFollowing);

/** Runs until nothing waits in the stores of signed-in people, except stopped entries and those behind them. */
async function quiet(world: World): Promise<void> {
  const { scheduler, ledger } = world;
  const until = scheduler.now + QUIET_WITHIN_MS;
  const steps = scheduler.steps + STEPS_MAX;
  do {
    // The last tab may be gone, or be about to.
    for (const device of world.devices) if (device.tabs.every(({ frozen }) => frozen)) device.open('tab');
    await scheduler.run({ untilTime: scheduler.now + 5_000, steps: STEPS_MAX });
    await inspect(world);
    if (ledger.violations.length > 0) throw new Stop();
    if (scheduler.steps > steps) {
      ledger.fail('I7', `not quiet after ${STEPS_MAX} steps`);
      throw new Stop();
    }
  } while (scheduler.now < until && (somethingWaits(world) || somebodyChanges(world)));
  if (!somethingWaits(world)) return;
  for (const device of world.devices)
    for (const entry of outboxOf(world, device.name))
      ledger.fail('I7', `${device.name}: ${entry.name} ${entry.id.slice(-4)} is ${entry.state} for ever`);
  throw new Stop();
}

function outboxOf(world: World, name: string) {
  return settledPlaces(world)
    .filter(({ device, uid }) => device.name === name && uid === device.identity.uid)
    .flatMap(outboxAt);
}

function somethingWaits(world: World): boolean {
  // What is in no file yet reaches nobody.
  if (world.server.files.isDue) return true;
  return world.devices.some((device) => {
    const outbox = outboxOf(world, device.name);
    const held = new Set<string>();
    return outbox.some((entry) => {
      const stops = isStopped(entry) || entry.format > 2 || held.has(entry.lane);
      const behind = outbox.some(({ id, lane }) => id === entry.after && held.has(lane));
      if (stops || behind) held.add(entry.lane);
      return !stops && !behind;
    });
  });
}

/** Whoever sits there gives up what the server has refused. */
async function decideAll(world: World): Promise<void> {
  const { ledger } = world;
  for (let round = 0; round < 50; round += 1) {
    const stopped = world.devices.flatMap((device) =>
      outboxOf(world, device.name)
        .filter((entry) => isStopped(entry))
        .map((entry) => ({ entry, tab: device.tabs.find(({ frozen }) => !frozen) })),
    );
    if (stopped.length === 0) return;
    for (const { entry, tab } of stopped)
      if (tab)
        world.scheduler.after(
          0,
          `${tab.name} gives up ${entry.id.slice(-4)}`,
          tab,
          () => void discard(tab, entry),
        );
    await quiet(world);
  }
  ledger.fail('I7', 'stopped entries come back for ever');
}
