import { replicaName } from '../../src/replica/database.ts';
import type { OutboxEntry } from '../../src/replica/outbox-entry.ts';
import { setMarketMost } from '../../src/replica/store/market-cap.ts';
import { newEntry } from '../../src/sync/outbox/mutate.ts';
import type { AppContext } from './app-context.ts';
import { breaking } from './breaking-mutators.ts';
import type { Device } from './device.ts';
import { CALM, type Weather } from './network.ts';
import { leaveOldOutbox } from './old-app.ts';
import { COMPANY, MEMBER, member, SEEKERS } from './people.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How the network is today. */
export function forecast({ random }: World): Weather {
  if (random.chance(0.2)) return CALM;
  const some = (most: number) => (random.chance(0.5) ? 0 : random.next() * most);
  return {
    cutBefore: some(0.3),
    cutAfter: some(0.3),
    doubled: some(0.3),
    slow: some(0.6),
    hangs: some(0.1),
    failing: some(0.2),
    oldManifest: some(0.4),
    badFile: some(0.4),
  };
}

type Fault = (world: World, device: Device) => void;

const later = (world: World, ms: number, what: string, run: () => void) =>
  world.scheduler.after(ms, what, null, run);

const later_ = (world: World, tab: AppContext, run: () => Promise<void>) =>
  world.scheduler.after(
    0,
    `${tab.name} chooses`,
    tab,
    () => void run().catch((error: unknown) => tab.caught(error)),
  );

/** Near the company, and far from it. */
const PLACES = [
  { lat: 52.62, lng: 10.08 },
  { lat: 48.14, lng: 11.58 },
];

const pickContext = (world: World, device: Device) => world.random.pick(device.contexts);

/** Of somebody of 15, of 16, and of an adult. */
const BORN = ['2011-05-05', '2010-05-05', '1998-04-17'] as const;

const FAULTS = {
  offline: (world, device) => {
    device.line.online = false;
    later(world, world.random.below(5 * MINUTE_MS), `${device.name} is online again`, () =>
      device.goOnline(),
    );
  },
  captive: (world, device) => {
    device.line.captive = true;
    later(world, world.random.below(2 * MINUTE_MS), `${device.name} is let through`, () => {
      device.line.captive = false;
    });
  },
  storm: (world) => {
    const status = world.random.pick([429, 500, 503] as const) ?? 503;
    const retryAfterMs = world.random.pick([undefined, 2000, 20_000, 90_000]);
    const until = world.scheduler.now + world.random.below(2 * MINUTE_MS);
    world.network.storm = { until, status, retryAfterMs };
  },
  tokenRevoked: ({ identity }, device) => {
    if (device.identity.uid) identity.revoke(device.identity.uid);
  },
  slowCommits: ({ network, scheduler }) => {
    network.slowCommitsUntil = scheduler.now + 2 * MINUTE_MS;
  },
  tokenRefused: ({ identity, scheduler, random }, device) => {
    if (device.identity.uid)
      identity.refusedUntil.set(device.identity.uid, scheduler.now + random.below(2 * MINUTE_MS));
  },
  locked: ({ network, scheduler, random }, device) => {
    if (device.identity.uid)
      network.lockedUntil.set(device.identity.uid, scheduler.now + random.below(2 * MINUTE_MS));
  },
  signInAway: ({ scheduler, random, identity }, device) => {
    device.identity.awayUntil = scheduler.now + random.below(2 * MINUTE_MS);
    if (device.identity.uid && random.chance(0.5)) identity.revoke(device.identity.uid);
  },
  kill: (world, device) => {
    const context = pickContext(world, device);
    if (!context) return;
    device.kill(context);
    if (world.random.chance(0.7)) device.open('tab');
  },
  secondTab: (_world, device) => {
    if (device.tabs.length < 3) device.open('tab');
  },
  workerToo: (world, device) => {
    device.askWorker(device.identity.uid ?? '', world.random.chance(0.5));
  },
  freeze: (world, device) => {
    const context = pickContext(world, device);
    if (!context) return;
    context.frozen = true;
    context.wasFrozen = true;
    // Some for so long that only the end of the world wakes them.
    if (world.random.chance(0.7))
      later(world, world.random.below(6 * MINUTE_MS), `${context.name} thaws`, () => {
        context.frozen = false;
      });
  },
  breakLock: (_world, device) => device.locks.breakLock(`drain:${device.identity.uid}`),
  abort: (world, device) => {
    world.scheduler.note(`${device.name} abort ${device.storage.abortOne(world.random)}`);
  },
  full: (world, device) => {
    device.storage.full = true;
    later(world, world.random.below(MINUTE_MS), `${device.name} has room`, () => {
      device.storage.full = false;
    });
  },
  hang: ({ scheduler, random }, device) =>
    device.storage.hang(scheduler.now + random.below(2) * random.below(MINUTE_MS)),
  closeUnder: (world, device) => {
    const context = pickContext(world, device);
    if (context) device.storage.closeUnder(context);
  },
  wipe: (_world, device) => device.wipe(device.identity.uid ?? ''),
  clock: ({ random }, device) => {
    device.clockError = random.chance(0.3) ? 0 : (random.next() - 0.5) * 2 * 10 * DAY_MS;
  },
  switchUser: ({ random }, device) => {
    const others = [...SEEKERS].filter((uid) => uid !== device.identity.uid);
    device.switchTo(random.pick(others) as string);
  },
  oldApp: (_world, device) => {
    if (device.tabs.length > 0) leaveOldOutbox(device, () => {});
  },
  newEntry: plantNewer,
  poison: (world, device) => {
    const entry = world.random.pick(outboxOf(device));
    const id = entry && (entry.args as { clientId?: string }).clientId;
    if (id) world.network.poison.add(id);
  },
  breakingEffect: (world, device) => {
    const entry = world.random.pick(outboxOf(device));
    const id = entry && (entry.args as { clientId?: string }).clientId;
    if (id) breaking.add(id);
  },
  purge: ({ server }) => server.purge(),
  leave: ({ server, random }) =>
    server.setMember(COMPANY, MEMBER, random.chance(0.5) ? null : member(MEMBER, 'member')),
  age: ({ server, random }) => {
    if (random.chance(0.5))
      return server.setBorn(random.pick(SEEKERS) as string, random.pick(BORN) as string);
    const job = random.pick([...server.state.jobs.keys()]);
    if (job) server.setMinAge(job, random.pick([16, 18]) as number);
  },
  /** The person has moved, or chooses how many jobs the device holds: it has other parts of the market from then on. */
  region: (world, device) => {
    const { uid } = device.identity;
    if (uid !== null && world.random.chance(0.6))
      return world.server.setPlace(uid, world.random.pick(PLACES) as { lat: number; lng: number });
    const tab = world.random.pick(device.tabs);
    const most = world.random.pick([1, 2, 4, 20_000]) as number;
    if (!tab || tab.frozen) return;
    later_(world, tab, () => setMarketMost(tab.engine.db, most));
  },
  backup: ({ server, ledger }: World) => {
    server.backUp();
    ledger.onBackup();
  },
  restore: (world) => {
    const { server, ledger, scheduler, random } = world;
    if (ledger.backups.length === 0) FAULTS.backup(world);
    // In the midst of whatever is under way by then, and to any backup, those of a life that is gone among them.
    later(world, random.below(2) * random.below(5_000), 'the server is set back', () => {
      const at = random.below(ledger.backups.length);
      scheduler.note(`the server is set back to backup ${at} of ${ledger.backups.length}`);
      server.restore(at);
      ledger.onRestore(at);
    });
  },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

const WEIGHTS: Record<FaultName, number> = {
  offline: 6,
  captive: 2,
  storm: 4,
  slowCommits: 2,
  tokenRevoked: 2,
  tokenRefused: 1,
  locked: 1,
  signInAway: 1,
  kill: 10,
  secondTab: 6,
  workerToo: 4,
  freeze: 4,
  breakLock: 2,
  abort: 6,
  full: 2,
  hang: 2,
  closeUnder: 3,
  wipe: 0.7,
  clock: 2,
  switchUser: 1.5,
  oldApp: 2,
  newEntry: 0.5,
  poison: 1,
  breakingEffect: 1,
  purge: 2,
  leave: 1.5,
  age: 2,
  region: 2,
  backup: 3,
  restore: 2.5,
};

/** Weight of the fault that is looked at in particular. */
const OFTEN = 25;

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

export function strike(world: World): void {
  const { more } = world;
  const name = world.random.weighted(more ? { ...WEIGHTS, [more]: OFTEN } : WEIGHTS);
  const device = world.random.pick(world.devices) as Device;
  world.scheduler.note(`fault ${name} at ${device.name}`);
  (FAULTS[name] as Fault)(world, device);
}

function outboxOf(device: Device): readonly OutboxEntry[] {
  return device.storage.rows(replicaName(device.identity.uid ?? ''), 'outbox');
}

const NEWER_FORMAT = 9;

/** A newer version of the app, side by side with this one, has written an entry (rule W10). */
function plantNewer(world: World, device: Device): void {
  const tab = world.random.pick(device.tabs);
  if (!tab || tab.frozen) return;
  const id = world.newId();
  const at = new Date(device.clock()).toISOString();
  const args = { userId: tab.uid, upTo: at };
  const kept = world.ledger.made(id, tab, 'notification.read-all', args, null);
  const entry = {
    ...newEntry('notification.read-all', args, {
      id,
      now: device.clock(),
      after: null,
      files: [],
      holdMs: 0,
    }),
    format: NEWER_FORMAT,
    lane: `later:${id}`,
  };
  world.scheduler.after(0, `${tab.name} gets an entry of a newer format`, tab, () => {
    tab.engine.db.outbox.add(entry as never).then(
      () => {
        kept.fate = 'saved';
        tab.kick();
      },
      (error: unknown) => {
        kept.fate = 'failed';
        tab.caught(error);
      },
    );
  });
}

/** A frozen context still wakes up, and goes on where it was. */
export function thaw(world: World): void {
  for (const { contexts } of world.devices) for (const context of contexts) context.frozen = false;
}

/** Nothing is wrong any more; what has gone wrong stays. */
export function calm(world: World): void {
  const { network, identity, scheduler, devices } = world;
  network.weather = CALM;
  network.storm = null;
  network.slowCommitsUntil = 0;
  identity.refusedUntil.clear();
  network.lockedUntil.clear();
  for (const device of devices) {
    device.line.captive = false;
    device.goOnline();
    device.identity.awayUntil = 0;
    device.storage.full = false;
    device.storage.hang(0);
    // A phone may keep a page frozen for as long as it likes: another one has to go on without it (rule W8).
    for (const context of device.contexts) if (world.random.chance(0.5)) context.frozen = false;
    // Most people have one page open.
    const awake = device.tabs.filter(({ frozen }) => !frozen);
    for (const tab of awake.slice(1)) device.kill(tab);
    if (awake.length === 0) device.open('tab');
  }
  scheduler.note('faults have ended');
}
