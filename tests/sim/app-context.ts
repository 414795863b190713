import { createHash } from 'node:crypto';
import { IDBKeyRange } from 'fake-indexeddb';
import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { Replica } from '../../src/replica/database.ts';
import { createEngine, type SyncEngine } from '../../src/sync/engine.ts';
import { tryWebLock } from '../../src/sync/wire/lock.ts';
import type { Credentials, SyncPorts } from '../../src/sync/wire/ports.ts';
import { locksOf } from './browser-globals.ts';
import type { Device } from './device.ts';
import { watchPulls } from './pull-promise.ts';
import type { Owner, Place } from './scheduler.ts';
import type { Process } from './sign-in/device-sign-in.ts';

/** Errors that a store, or a missing one, may throw at its user; all others are mistakes of the code. */
const STORE_ERRORS =
  /\b(AbortError|DatabaseClosedError|InvalidStateError|QuotaExceededError|UnknownError|StoreFullError|OpenFailedError|PrematureCommitError|TransactionInactiveError)\b/;

/**
 * A page or worker of the app: its own connection to the device's store, its own engine, driven as `page-driver.ts`
 * and `sw/` drive theirs.
 */
export class AppContext implements Owner {
  alive = true;
  frozen = false;
  /** Since then it may hold requests of a drain that is no longer the newest. */
  wasFrozen = false;
  readonly place: Place;
  readonly device: Device;
  readonly uid: string;
  readonly kind: 'tab' | 'worker';
  readonly name: string;
  readonly engine: SyncEngine;
  /** Ids made while somebody listens: the first one of a mutation is its entry's. */
  newIds: string[] | null = null;
  /** What it shares with the person who was there before; null where the device only plays who is signed in. */
  readonly process: Process | null;
  /** An older version of the app gets the market by /sync; it may be open beside a newer one. */
  readonly readsFiles: boolean;
  #stopped = false;
  #alarm = 0;

  constructor(
    device: Device,
    uid: string,
    kind: 'tab' | 'worker',
    serial: number,
    processFor: (context: AppContext) => Process | null = () => null,
  ) {
    this.device = device;
    this.place = device.place;
    this.uid = uid;
    this.kind = kind;
    this.name = `${device.name}.${kind}${serial}`;
    this.process = processFor(this);
    const { world } = device;
    this.readsFiles = world.readsFiles();
    const indexedDB = device.storage.factoryFor(this);
    const db = new Replica(uid, { indexedDB, IDBKeyRange });
    // What serves live queries alone costs a third of Dexie's time, and nobody subscribes here.
    for (const name of ['Cache', 'Observability']) db.unuse({ stack: 'dbcore', name });
    const engine = createEngine(this.#ports(db), (name, args, { token, key, epoch }) => {
      const request = { name, args: args as Record<string, unknown>, token, key, epoch };
      return world.network.send(this, device.line, request) as never;
    });
    this.engine = watchPulls(engine, this);
  }

  #ports(db: Replica): SyncPorts {
    const { device } = this;
    const { world } = device;
    const { scheduler, random } = world;
    return {
      ...(this.readsFiles && {
        market: world.network.filesFor(this, device.line),
        digest: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
      }),
      db,
      sendBatch: (entries, { token, epoch }) =>
        world.network.sendBatch(
          this,
          device.line,
          entries.map((entry) => ({ ...entry, token, epoch })),
        ),
      clock: () => device.clock(),
      newId: () => {
        const id = world.newId();
        this.newIds?.push(id);
        return id;
      },
      random: () => random.next(),
      sleep: (ms) => new Promise((resolve) => scheduler.after(ms, `${this.name} slept`, this, resolve)),
      credentials: ({ fresh = false } = {}) =>
        this.#asked({ fresh }) ??
        new Promise((resolve, reject) =>
          scheduler.after(0, `${this.name} token`, this, () => {
            try {
              resolve(device.identity.credentials(fresh, scheduler.now, device.clock()));
            } catch (error) {
              reject(error);
            }
          }),
        ),
      tryLock: (name, work, options) => {
        locksOf.current = device.hasLocks ? device.locks.managerFor(this) : undefined;
        return tryWebLock(name, work, options);
      },
      wake: () => this.kick(),
    };
  }

  /** By the app's own code, where it runs here. */
  #asked(options: { fresh: boolean }): Promise<Credentials | null> | undefined {
    const { signIn } = this.device;
    if (!this.process || !signIn) return undefined;
    const { departures } = signIn;
    const asked = this.process.identity.then(({ credentials }) => credentials(options));
    return asked.then((given) => {
      signIn.check(this, departures, given);
      return given;
    });
  }

  get isOpen(): boolean {
    return this.alive && !this.#stopped;
  }

  /** As an app that was just opened. */
  start(): void {
    this.#soon('starts', () => {
      this.kick({ wakeSleepers: true });
      this.#every();
    });
  }

  #every(): void {
    this.device.world.scheduler.after(PULL_EVERY_MS, `${this.name} 30 s`, this, () => {
      if (this.#stopped) return;
      this.sync();
      this.#every();
    });
  }

  /** Something was written, or it is worth trying again now. */
  kick(options: { wakeSleepers?: boolean } = {}): void {
    if (this.#stopped) return;
    if (this.kind === 'tab' && this.device.askWorker(this.uid, options.wakeSleepers ?? false)) {
      this.engine.pull().catch((error: unknown) => this.caught(error));
      return;
    }
    this.sync(options);
  }

  sync(options: { wakeSleepers?: boolean } = {}): void {
    this.engine.sync(options).then(
      ([{ wakeAt }]) => this.#setAlarm(wakeAt),
      (error: unknown) => this.caught(error),
    );
  }

  /** A signal says that the files of the market were written (rule R10.8). */
  hearOfMarket(): void {
    if (this.#stopped) return;
    this.engine.pull('market').catch((error: unknown) => this.caught(error));
  }

  #setAlarm(wakeAt: number | null): void {
    if (wakeAt === null || this.#stopped) return;
    this.#alarm += 1;
    const alarm = this.#alarm;
    const ms = Math.max(1, wakeAt - this.device.clock());
    this.device.world.scheduler.after(ms, `${this.name} alarm`, this, () => {
      if (alarm === this.#alarm) this.kick();
    });
  }

  caught(error: unknown): void {
    const { name = '', message = '' } = error as Error;
    const { scheduler, ledger } = this.device.world;
    scheduler.note(`${this.name} caught ${name}`);
    // A drain that fails lets its lock go, while what it has sent is still under way.
    ledger.excuse(this);
    if (name === 'DatabaseClosedError' && !this.#stopped) this.#reload();
    if (!STORE_ERRORS.test(`${name} ${message}`))
      ledger.fail('error', `${this.name}: ${name}: ${message} ${(error as Error).stack}`);
  }

  /** A person who sees that nothing works any more loads the page again. */
  #reload(): void {
    const { device } = this;
    this.#stopped = true;
    device.world.scheduler.after(1000, `${this.name} is loaded again`, null, () => {
      if (!this.alive) return;
      device.kill(this);
      if (this.kind === 'tab' && this.uid === device.identity.uid) device.open('tab');
    });
  }

  #soon(what: string, run: () => void): void {
    this.device.world.scheduler.after(0, `${this.name} ${what}`, this, run);
  }

  /** Signed out: the app lets go of the store in the middle of whatever runs. */
  stop(): void {
    this.#stopped = true;
    this.#soon('stops', () => this.engine.db.close());
  }

  /** Gone, at whatever it was. */
  kill(): void {
    if (!this.alive) return;
    this.alive = false;
    this.#stopped = true;
    this.device.world.scheduler.note(`${this.name} is killed`);
    this.device.storage.kill(this);
    if (this.process?.context === this) this.device.storage.kill(this.process);
    this.device.locks.release(this);
  }
}
