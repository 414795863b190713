import { tableNames } from '../../../contract/sync.ts';
import { onceLoaded } from '../../../src/app/late.ts';
import { createPagePresence } from '../../../src/app/page-presence.ts';
import { createIdentity, type Identity } from '../../../src/auth/identity.ts';
import { createStoredPresence } from '../../../src/auth/stored-presence.ts';
import { replicaName } from '../../../src/replica/database.ts';
import { takeRows } from '../../../src/replica/store/bare-store.ts';
import type { Credentials } from '../../../src/sync/wire/ports.ts';
import type { AppContext } from '../app-context.ts';
import type { Device } from '../device.ts';
import type { Owner, Place } from '../scheduler.ts';
import { startsIn } from './library.ts';
import { serviceFor } from './service.ts';

export const SIGN_IN_DATABASE = 'firebaseLocalStorageDb';
const SIGN_IN_TABLE = 'firebaseLocalStorage';

/** Somebody whose page does not answer tries it another way. */
const PATIENCE_MS = 90_000;
/** A page loads the library once it has pulled. */
const BEGINS_MS = 3_000;
const CONFIG = { apiKey: 'demo', projectId: 'demo', authDomain: 'localhost', emulator: true };

type Presence = Pick<Identity, 'credentials'>;

/** A page or the worker, as long as it lives, no matter whom it works for. */
export class Process<Known extends Presence = Presence> implements Owner {
  context: AppContext | null = null;
  readonly place: Place;
  /** Its code comes after the page. */
  readonly identity: Promise<Known>;
  #isOver = false;

  constructor(device: Device, start: (owner: Process) => Known) {
    this.place = device.place;
    this.identity = new Promise((resolve) =>
      device.world.scheduler.after(0, '', this, () => resolve(start(this))),
    );
  }

  get alive(): boolean {
    return !this.#isOver && (this.context?.alive ?? true);
  }
  get frozen(): boolean {
    return this.context?.frozen ?? false;
  }
  end(): void {
    this.#isOver = true;
  }
}

/**
 * People who sign in and out at one device, one after the other, by the app's own code over a played library and a
 * service that takes its time. What the pages do around it is done as `src/app/account.ts` and `account-acts.ts` do it.
 */
export class DeviceSignIn {
  /** The user store of the specification: who this device takes for signed in. */
  session: string | null = null;
  readonly #device: Device;
  readonly #sealed = new Set<string>();
  readonly #channels = new Set<Channel>();
  /** By account that has left and not come back: the count of departures by then. */
  readonly #left = new Map<string, number>();
  /** Those whose sign-out has come to its end. */
  readonly #gone = new Set<string>();
  /** Those of them who had nothing left to send. */
  readonly #forgotten = new Set<string>();
  #departures = 0;
  #isFollowing = false;
  #worker: Process | null = null;
  #arriving: Process<Identity> | null = null;

  constructor(device: Device) {
    this.#device = device;
  }

  /** The identity of a page, with what it finds around it. */
  #page(owner: Process): Identity {
    const channels = this.#channels;
    const { world } = this.#device;
    const found = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel };
    Object.assign(globalThis, {
      fetch: serviceFor(this.#device, owner),
      indexedDB: this.#device.storage.factoryFor(owner),
      BroadcastChannel: function open() {
        return channelOf(owner, channels, world.scheduler);
      },
    });
    startsIn({ clock: () => this.#device.clock() });
    try {
      const identity = createIdentity(CONFIG, 'http://localhost', {
        ...this.#seals(owner),
        unseal: (uid) =>
          this.#turn(owner, () => {
            this.#sealed.delete(uid);
            this.#left.delete(uid);
            this.#gone.delete(uid);
            this.#forgotten.delete(uid);
          }),
      });
      // Until then it goes by what is stored.
      const page = createPagePresence({
        stored: onceLoaded(async () => this.#stored(owner)),
        library: async () => identity,
      });
      world.scheduler.after(BEGINS_MS, '', owner, () => void page.begin().catch(() => undefined));
      return { ...identity, credentials: page.credentials, sessionOver: page.sessionOver };
    } finally {
      Object.assign(globalThis, { ...found, indexedDB: undefined });
    }
  }

  #stored(owner: Process) {
    return createStoredPresence(CONFIG, 'http://localhost', {
      ...this.#seals(owner),
      factory: this.#device.storage.factoryFor(owner),
      channel: channelOf(owner, this.#channels, this.#device.world.scheduler),
      fetch: serviceFor(this.#device, owner),
    });
  }

  #seals(owner: Process) {
    return {
      clock: () => this.#device.clock(),
      seal: (uid: string) => this.#turn(owner, () => this.#sealed.add(uid)),
      isSealed: async (uid: string) => {
        let is = false;
        await this.#turn(owner, () => {
          is = this.#sealed.has(uid);
        });
        return is;
      },
    };
  }

  /** The process a new context lives in: the page that has just signed in, or the worker's, which outlives people. */
  processFor(context: AppContext): Process {
    return context.kind === 'worker' ? this.#workerFor(context) : this.#pageFor(context);
  }

  #workerFor(context: AppContext): Process {
    const process = this.#worker?.alive
      ? this.#worker
      : new Process(this.#device, (own) => this.#stored(own));
    process.context = context;
    this.#worker = process;
    return process;
  }

  #pageFor(context: AppContext): Process {
    const process = this.#arriving?.alive ? this.#arriving : this.#newPage();
    process.context = context;
    this.#arriving = null;
    void process.identity.then(({ onChange }) =>
      onChange((uid) => this.#hear(process.context as AppContext, uid)),
    );
    return process;
  }

  #newPage(): Process<Identity> {
    return new Process(this.#device, (own) => this.#page(own));
  }

  /** @param asked how many had left when this was asked for */
  check(context: AppContext, asked: number, given: Credentials | null): void {
    const left = given && this.#left.get(given.uid);
    if (given && left !== null && left !== undefined && left <= asked)
      this.#device.world.ledger.fail('S1', `${context.name} is still ${given.uid}’s after the sign-out`);
  }

  /** Somebody is leaving the device, or coming to it. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Has signed out and not come back. */
  hasLeft(uid: string): boolean {
    return this.#left.has(uid);
  }

  get departures(): number {
    return this.#departures;
  }

  /** A person who has left is not stored any more, and neither is a row of theirs unless something waits. */
  checkStore(): void {
    const { storage, world, name } = this.#device;
    if (storage.busy(SIGN_IN_DATABASE)) return;
    for (const { value } of storage.rows<{ value: { uid: string } }>(SIGN_IN_DATABASE, SIGN_IN_TABLE))
      if (this.#gone.has(value.uid)) world.ledger.fail('S1', `${name} still knows ${value.uid}`);
    for (const uid of this.#forgotten)
      for (const table of tableNames)
        if (storage.rows(replicaName(uid), table).length > 0)
          world.ledger.fail('S1', `${name} still holds a ${table} of ${uid}`);
  }

  /** The next person signs in, after the one before has signed out. */
  follow(): void {
    if (this.#isFollowing || this.session === this.#device.identity.uid) return;
    this.#isFollowing = true;
    this.#followAll()
      .catch((error: Error) => this.#device.world.ledger.fail('error', `${error.stack}`))
      .finally(() => {
        this.#isFollowing = false;
      });
  }

  async #followAll(): Promise<void> {
    const { identity } = this.#device;
    while (identity.uid !== null && this.session !== identity.uid) {
      if (this.session !== null) await this.#leave(this.session);
      else await this.#arrive(identity.uid);
    }
    this.#device.open('tab');
  }

  async #arrive(uid: string): Promise<void> {
    const { world } = this.#device;
    const page = this.#newPage();
    const signedIn = page.identity
      .then(({ signIn }) => signIn(`${uid}@example.org`, 'secret'))
      .then(
        () => true,
        () => false,
      );
    const isIn = await this.#within(signedIn);
    if (isIn === true) {
      world.scheduler.note(`${this.#device.name}: ${uid} has signed in`);
      this.#arriving = page;
      this.session = uid;
      return;
    }
    page.end();
    this.#device.storage.kill(page);
    await this.#pause(1_000);
  }

  async #leave(uid: string): Promise<void> {
    const { contexts, world } = this.#device;
    const tabs = contexts.filter((one) => one.kind === 'tab' && one.uid === uid && one.isOpen && !one.frozen);
    const tab = world.random.pick(tabs) ?? this.#device.openFor(uid, 'tab');
    world.scheduler.note(`${tab.name}: ${uid} signs out`);
    const done = await this.#within(this.#signOut(tab, uid));
    // A page that died on the way had sealed first, or has done nothing.
    if (done !== undefined || this.session === uid) return;
    world.scheduler.note(`${tab.name} died in the sign-out`);
  }

  /** As `account-acts.ts`: whatever is not sent stays, sealed. */
  async #signOut(tab: AppContext, uid: string): Promise<true> {
    const { db } = tab.engine;
    const { world } = this.#device;
    await this.#turn(tab, () => {});
    tab.stop();
    const process = tab.process as Process<Identity>;
    await this.#turn(tab, () => this.#sealed.add(uid));
    this.#clear();
    this.#departures += 1;
    this.#left.set(uid, this.#departures);
    const leftService = process.identity.then(({ signOut }) => signOut());
    await leftService.then(
      () => this.#left.has(uid) && this.#gone.add(uid),
      () => undefined,
    );
    const taken = await takeRows(this.#device.storage.factoryFor(process), db.name).catch(() => null);
    if (taken) {
      const unsent = this.#device.storage.rows<{ id: string }>(db.name, 'outbox').map(({ id }) => id);
      world.ledger.onReceivedTaken(this.#device.name, uid, new Set(unsent));
    }
    if (taken?.unsent === 0) {
      world.ledger.onQuietTaken(this.#device.name, uid);
      const isDeleted = await db.delete().then(
        () => true,
        () => false,
      );
      if (isDeleted && this.#left.has(uid)) this.#forgotten.add(uid);
      if (isDeleted) this.#device.forgotten(uid);
    }
    this.#end(tab, 0);
    return true;
  }

  /** The local storage is cleared: other tabs are told. */
  #clear(): void {
    this.session = null;
    for (const context of this.#device.contexts)
      if (context.kind === 'tab')
        this.#device.world.scheduler.after(0, `${context.name} hears`, context, () => {
          if (context.isOpen && this.session !== context.uid) this.#end(context, 5_000);
        });
      else this.#end(context, this.#device.world.random.below(2) * this.#device.world.random.below(5_000));
  }

  /** As the sign-in service tells `account.ts`: by another tab, or because the session is over. */
  #hear(context: AppContext, uid: string | null): void {
    if (!context.isOpen || uid === context.uid) return;
    if (uid === null) {
      this.#clear();
      this.#end(context, 5_000);
    } else this.#end(context, 0);
    this.follow();
  }

  #end(context: AppContext, ms: number): void {
    context.stop();
    this.#device.world.scheduler.after(ms, `${context.name} is over`, null, () => this.#device.kill(context));
  }

  #turn(owner: Owner, run: () => unknown): Promise<void> {
    return new Promise((resolve) =>
      this.#device.world.scheduler.after(0, '', owner, () => {
        run();
        resolve();
      }),
    );
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#device.world.scheduler.after(ms, '', null, resolve));
  }

  /** Undefined when the time is over: who does it may be gone. */
  #within<Result>(work: Promise<Result>): Promise<Result | undefined> {
    return Promise.race([work, this.#pause(PATIENCE_MS).then(() => undefined)]);
  }
}

type Channel = { owner: Owner; onmessage: (() => void) | null; postMessage: () => void };

function channelOf(owner: Process, channels: Set<Channel>, scheduler: Device['world']['scheduler']): Channel {
  const channel: Channel = {
    owner,
    onmessage: null,
    postMessage: () => {
      for (const other of channels)
        if (other !== channel) scheduler.after(0, '', other.owner, () => other.onmessage?.());
    },
  };
  channels.add(channel);
  return channel;
}
