import type { Owner, Scheduler } from './scheduler.ts';

type Callback = (lock: { name: string } | null) => Promise<unknown>;
type Held = { owner: Owner; broken: (error: DOMException) => void };
type Waiting = { owner: Owner; name: string; grant: () => void };
type Options = { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal };
type Asked = {
  callback: Callback;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** The Web Locks of one device, as far as `src/sync/wire/lock.ts` uses them. */
export class DeviceLocks {
  readonly #scheduler: Scheduler;
  readonly #held = new Map<string, Held>();
  #waiting: Waiting[] = [];
  /** Told of every lock that was taken away from somebody. */
  onStolen: (owner: Owner, name: string) => void = () => {};

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  holder(name: string): Owner | undefined {
    return this.#held.get(name)?.owner;
  }

  /** The LockManager of one context. */
  managerFor(owner: Owner) {
    return {
      request: (name: string, options: Options, callback: Callback): Promise<unknown> =>
        new Promise((resolve, reject) => {
          this.#scheduler.after(0, `lock ${name}`, owner, () =>
            this.#ask(owner, name, options, { callback, resolve, reject }),
          );
        }),
    };
  }

  #ask(owner: Owner, name: string, { steal = false, signal }: Options, asked: Asked): void {
    const { callback, resolve, reject } = asked;
    if (steal) this.breakLock(name);
    if (!this.#held.has(name)) this.#grant(owner, name, asked);
    else if (!signal) callback(null).then(resolve, reject);
    else if (signal.aborted) reject(signal.reason);
    else {
      const waiting = { owner, name, grant: () => this.#grant(owner, name, asked, true) };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', () => {
        if (this.#withdraw(waiting)) reject(signal.reason);
      });
    }
  }

  /** False: it waits no longer. */
  #withdraw(waiting: Waiting): boolean {
    const others = this.#waiting.filter((one) => one !== waiting);
    const waited = others.length < this.#waiting.length;
    this.#waiting = others;
    return waited;
  }

  /** Who waits comes next, also one that is frozen: a browser does not ask. */
  #free(name: string): void {
    this.#held.delete(name);
    const next = this.#waiting.find((one) => one.name === name);
    if (!next) return;
    this.#withdraw(next);
    next.grant();
  }

  #grant(owner: Owner, name: string, { callback, resolve, reject }: Asked, waited = false): void {
    const held = { owner, broken: reject };
    this.#held.set(name, held);
    const free = () => {
      if (this.#held.get(name) === held) this.#free(name);
    };
    const run = () => callback({ name }).finally(free).then(resolve, reject);
    if (waited) this.#scheduler.after(0, `lock ${name} is free`, owner, run);
    else run();
  }

  /** Takes a lock away from its holder, who learns of it once it runs again. */
  breakLock(name: string): void {
    const held = this.#held.get(name);
    if (!held) return;
    this.#held.delete(name);
    this.onStolen(held.owner, name);
    this.#scheduler.after(0, `lock ${name} is broken`, held.owner, () =>
      held.broken(new DOMException('the lock was stolen', 'AbortError')),
    );
  }

  /** A context is gone, and its locks with it. */
  release(owner: Owner): void {
    this.#waiting = this.#waiting.filter((one) => one.owner !== owner);
    for (const [name, held] of this.#held) if (held.owner === owner) this.#free(name);
  }
}
