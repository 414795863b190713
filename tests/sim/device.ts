import { replicaName } from '../../src/replica/database.ts';
import { AppContext } from './app-context.ts';
import { DeviceLocks } from './device-locks.ts';
import { DeviceStorage } from './device-storage.ts';
import { DeviceIdentity } from './identity.ts';
import type { Line } from './network.ts';
import type { Place } from './scheduler.ts';
import { DeviceSignIn } from './sign-in/device-sign-in.ts';
import type { World } from './world.ts';

const SYNC_AGAIN_MS = 300_000;

/** A phone or computer: storage, locks, clock, line and sign-in that its contexts share. */
export class Device {
  readonly name: string;
  readonly place: Place;
  readonly world: World;
  readonly storage: DeviceStorage;
  readonly locks: DeviceLocks;
  readonly identity: DeviceIdentity;
  /** Where people sign in and out by the app's own code. */
  readonly signIn: DeviceSignIn | null;
  readonly line: Line = { online: true, captive: false };
  /** Old browsers have no Web Locks, and Safari and Firefox no Background Sync. */
  readonly hasLocks: boolean;
  readonly hasBackgroundSync: boolean;
  /** Milliseconds the device's clock is ahead. */
  clockError = 0;
  /** Only an older version of the app runs here. */
  updating = false;
  contexts: AppContext[] = [];
  /** Those that are gone as well. */
  readonly all: AppContext[] = [];
  #serial = 0;
  #syncRegistered = false;

  constructor(
    world: World,
    name: string,
    traits: { hasLocks: boolean; hasBackgroundSync: boolean; signsIn: boolean },
  ) {
    this.world = world;
    this.name = name;
    this.place = world.scheduler.addPlace(name);
    this.storage = new DeviceStorage(world.scheduler, this.place);
    this.locks = new DeviceLocks(world.scheduler);
    this.locks.onStolen = (owner, name) => {
      if (name.startsWith('drain:')) world.ledger.excuse(owner);
    };
    this.identity = new DeviceIdentity(world.identity);
    this.signIn = traits.signsIn ? new DeviceSignIn(this) : null;
    this.hasLocks = traits.hasLocks;
    this.hasBackgroundSync = traits.hasBackgroundSync;
  }

  clock(): number {
    return Math.round(this.world.scheduler.now + this.clockError);
  }

  open(kind: 'tab' | 'worker'): AppContext | undefined {
    const { uid } = this.identity;
    if (uid === null || this.updating) return undefined;
    if (this.signIn && this.signIn.session !== uid) {
      this.signIn.follow();
      return undefined;
    }
    return this.openFor(uid, kind);
  }

  openFor(uid: string, kind: 'tab' | 'worker'): AppContext {
    this.#serial += 1;
    const { signIn } = this;
    const processFor = signIn ? (by: AppContext) => signIn.processFor(by) : undefined;
    const context = new AppContext(this, uid, kind, this.#serial, processFor);
    this.contexts.push(context);
    this.all.push(context);
    this.world.scheduler.note(`${context.name} opens for ${uid}`);
    if (kind === 'tab') context.start();
    return context;
  }

  get tabs(): AppContext[] {
    return this.contexts.filter(({ kind, uid }) => kind === 'tab' && uid === this.identity.uid);
  }

  kill(context: AppContext): void {
    context.kill();
    this.contexts = this.contexts.filter((one) => one !== context);
  }

  /** Answers whether the worker will send (page-driver.ts). */
  askWorker(uid: string, wakeSleepers: boolean): boolean {
    if (!this.hasBackgroundSync || uid !== this.identity.uid) return false;
    this.#syncRegistered = true;
    if (this.line.online) this.#fireSync(wakeSleepers);
    return true;
  }

  /** The browser fires Background Sync once it is online. */
  goOnline(): void {
    if (this.line.online) return;
    this.line.online = true;
    if (this.#syncRegistered) this.#fireSync(true);
    for (const tab of this.tabs)
      this.world.scheduler.after(0, `${tab.name} is online`, tab, () => tab.kick({ wakeSleepers: true }));
  }

  #fireSync(wakeSleepers: boolean): void {
    const running = this.contexts.find(({ kind, uid }) => kind === 'worker' && uid === this.identity.uid);
    const worker = running ?? this.open('worker');
    if (!worker) return;
    this.world.scheduler.after(0, `${worker.name} sync event`, worker, () => {
      worker.engine
        .sync({ wakeSleepers })
        .then(
          ([{ wakeAt }]) => wakeAt === null,
          (error: unknown) => {
            worker.caught(error);
            return false;
          },
        )
        .then((done) => {
          if (done) this.#syncRegistered = false;
          else
            this.world.scheduler.after(SYNC_AGAIN_MS, `${this.name} sync again`, null, () => {
              if (this.#syncRegistered && this.line.online) this.#fireSync(true);
            });
          // A worker that has nothing to do is ended by the browser.
          this.world.scheduler.after(30_000, `${worker.name} idles`, null, () => this.kill(worker));
        });
    });
  }

  /** Somebody else takes the device, in the middle of whatever runs. */
  switchTo(uid: string): void {
    if (uid === this.identity.uid) return;
    const before = this.contexts;
    this.identity.uid = uid;
    this.world.scheduler.note(`${this.name} is ${uid}’s now`);
    if (this.signIn) {
      this.signIn.follow();
      return;
    }
    for (const context of before) {
      const ms = this.world.random.below(2) * this.world.random.below(5000);
      this.world.scheduler.after(ms, `${context.name} lets go`, null, () => {
        context.stop();
        this.world.scheduler.after(5000, `${context.name} is over`, null, () => this.kill(context));
      });
    }
    this.open('tab');
  }

  wipe(uid: string): void {
    const name = replicaName(uid);
    if (this.storage.wipe(name)) this.#onEmptied(uid);
  }

  #onEmptied(uid: string): void {
    this.world.ledger.onWiped(this.name, uid);
    this.world.held.delete(`${this.name} ${replicaName(uid)}`);
  }

  /** A sign-out has deleted what the device held of somebody: nothing that was not sent. */
  forgotten(uid: string): void {
    const { ledger } = this.world;
    for (const entry of ledger.entries.values())
      if (entry.device === this.name && entry.uid === uid && entry.fate === 'saved' && !entry.wiped)
        if (!entry.quiet && !entry.refused && !entry.everReceived)
          ledger.fail('I1', `the sign-out of ${uid} took ${entry.name} ${entry.id.slice(-4)} along`);
    this.#onEmptied(uid);
  }
}
