import type { Owner, Scheduler } from './scheduler.ts';

type Callback = (lock: { name: string } | null) => Promise<unknown>;
type Held = { owner: Owner; broken: (error: DOMException) => void };

/** The Web Locks of one device, as far as `src/sync/wire/lock.ts` uses them. */
export class DeviceLocks {
  readonly #scheduler: Scheduler;
  readonly #held = new Map<string, Held>();
  /** Told of every lock that was taken away from somebody. */
  onStolen: (owner: Owner) => void = () => {};

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  holder(name: string): Owner | undefined {
    return this.#held.get(name)?.owner;
  }

  /** The LockManager of one context. */
  managerFor(owner: Owner) {
    return {
      request: (
        name: string,
        options: { ifAvailable?: boolean; steal?: boolean },
        callback: Callback,
      ): Promise<unknown> =>
        new Promise((resolve, reject) => {
          this.#scheduler.after(0, `lock ${name}`, owner, () =>
            this.#grant(owner, name, options.steal ?? false, callback, resolve, reject),
          );
        }),
    };
  }

  #grant(
    owner: Owner,
    name: string,
    steal: boolean,
    callback: Callback,
    resolve: (value: unknown) => void,
    reject: (error: unknown) => void,
  ): void {
    if (steal) this.breakLock(name);
    if (this.#held.has(name)) {
      callback(null).then(resolve, reject);
      return;
    }
    const held = { owner, broken: reject };
    this.#held.set(name, held);
    const free = () => {
      if (this.#held.get(name) === held) this.#held.delete(name);
    };
    callback({ name }).finally(free).then(resolve, reject);
  }

  /** Takes a lock away from its holder, who learns of it once it runs again. */
  breakLock(name: string): void {
    const held = this.#held.get(name);
    if (!held) return;
    this.#held.delete(name);
    this.onStolen(held.owner);
    this.#scheduler.after(0, `lock ${name} is broken`, held.owner, () =>
      held.broken(new DOMException('the lock was stolen', 'AbortError')),
    );
  }

  /** A context is gone, and its locks with it. */
  release(owner: Owner): void {
    for (const [name, held] of this.#held) if (held.owner === owner) this.#held.delete(name);
  }
}
