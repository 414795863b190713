import { nextTurn } from './next-turn.ts';
import type { Random } from './random.ts';

/** Who an event belongs to: a page or worker. Killed, nothing of it runs any more; frozen, it waits. */
export type Owner = { alive: boolean; frozen: boolean; readonly place: Place };
/** A device: its storage works through one queue, in order, as a browser's storage process does. */
export type Place = {
  readonly name: string;
  readonly storage: Task[];
  storageHangsUntil: number;
  storageSteps: number;
  /** Counts whatever may have changed a row: each event of the device, and what is done to its storage from outside. */
  changes: number;
};

type Task = () => void;
type Due = { at: number; order: number; owner: Owner | null; what: string; run: Task };

const TURNS = 32;

/**
 * The only source of order: every storage step, delivery, timer and lock grant is one event, and the seed picks the
 * next one among those that could be next. Time stands still while anything can happen, and jumps when nothing can.
 */
export class Scheduler {
  /** True time, milliseconds since the epoch; devices add their own error. */
  now: number;
  steps = 0;
  /** Where what is running, and all that follows from it at once, has its storage. */
  currentPlace: Place | null = null;
  readonly #random: Random;
  readonly #places: Place[] = [];
  /** By time, then by order of arrival. */
  #later: Due[] = [];
  #ready: Due[] = [];
  #order = 0;
  #hash = 0x811c9dc5;
  readonly trace: string[] | null;

  constructor(random: Random, start: number, trace: boolean) {
    this.#random = random;
    this.now = start;
    this.trace = trace ? [] : null;
  }

  addPlace(name: string): Place {
    const place = { name, storage: [], storageHangsUntil: 0, storageSteps: 0, changes: 0 };
    this.#places.push(place);
    return place;
  }

  /** Digest of all that has happened, in order: equal seeds give equal digests. */
  get digest(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }

  note(text: string): void {
    for (let at = 0; at < text.length; at += 1)
      this.#hash = Math.imul(this.#hash ^ text.charCodeAt(at), 0x01000193);
    this.trace?.push(`${String(this.steps).padStart(6)} +${((this.now % 1e9) / 1000).toFixed(2)} ${text}`);
  }

  /** After so many milliseconds of virtual time; 0: whenever the seed likes. @param what '': told by `run` itself */
  after(ms: number, what: string, owner: Owner | null, run: Task): void {
    this.#order += 1;
    const due = { at: this.now + ms, order: this.#order, owner, what, run };
    if (ms <= 0) {
      this.#ready.push(due);
      return;
    }
    let at = this.#later.length;
    while (at > 0 && (this.#later[at - 1] as Due).at > due.at) at -= 1;
    this.#later.splice(at, 0, due);
  }

  /** A step of the storage of the running context. */
  storageTask(run: Task): void {
    const place = this.currentPlace;
    if (!place) throw new Error('storage is used outside of any event');
    place.storage.push(run);
  }

  /** Does something to a device's storage, now. */
  at<Result>(place: Place, run: () => Result): Result {
    const before = this.currentPlace;
    this.currentPlace = place;
    place.changes += 1;
    try {
      return run();
    } finally {
      this.currentPlace = before;
    }
  }

  /**
   * Runs events until `until` says so after one of them, nothing is left, the time is up, or too much has happened.
   * Answers whether something is still to do.
   */
  async run(options: { until?: () => boolean; untilTime?: number; steps?: number }): Promise<boolean> {
    const { until, untilTime = Number.POSITIVE_INFINITY, steps = Number.POSITIVE_INFINITY } = options;
    const last = this.steps + steps;
    return new Promise((resolve, reject) => {
      let ended = false;
      const end = (rest: boolean) => {
        ended = true;
        this.currentPlace = null;
        resolve(rest);
      };
      const turn = () => {
        if (ended) return;
        // What followed from the last event may have taken back a transaction of its device.
        if (this.currentPlace) this.currentPlace.changes += 1;
        try {
          if (this.steps >= last || until?.()) return end(true);
          const next = this.#next(untilTime);
          if (next === null) return end(this.#later.length > 0);
          this.steps += 1;
          next();
        } catch (error) {
          ended = true;
          reject(error);
        }
      };
      // Microtasks run dry between two turns: what follows from an event at once belongs to it.
      const turns = () => {
        if (ended) return;
        for (let n = 0; n < TURNS; n += 1) nextTurn(turn);
        nextTurn(turns);
      };
      turns();
    });
  }

  #next(untilTime: number): Task | null {
    for (;;) {
      while (this.#later.length > 0 && (this.#later[0] as Due).at <= this.now)
        this.#ready.push(this.#later.shift() as Due);
      const places = this.#places.filter(
        (place) => place.storage.length > 0 && place.storageHangsUntil <= this.now,
      );
      if (this.#ready.some(({ owner }) => owner && !owner.alive))
        this.#ready = this.#ready.filter(({ owner }) => !owner || owner.alive);
      const anyFrozen = this.#ready.some(({ owner }) => owner?.frozen);
      const ready = anyFrozen ? this.#ready.filter(({ owner }) => !owner?.frozen) : this.#ready;
      const count = places.length + ready.length;
      if (count > 0) {
        const pick = count === 1 ? 0 : this.#random.below(count);
        const place = places[pick];
        if (place) return this.#storageStep(place);
        const due = ready[pick - places.length] as Due;
        this.#ready.splice(this.#ready.indexOf(due), 1);
        return () => {
          if (due.what) this.note(due.what);
          this.currentPlace = due.owner?.place ?? null;
          if (this.currentPlace) this.currentPlace.changes += 1;
          due.run();
        };
      }
      const wakes = this.#places
        .filter((place) => place.storage.length > 0)
        .map((place) => place.storageHangsUntil);
      const at = Math.min(this.#later[0]?.at ?? Number.POSITIVE_INFINITY, ...wakes);
      if (at > untilTime || at === Number.POSITIVE_INFINITY) {
        if (untilTime !== Number.POSITIVE_INFINITY) this.now = Math.max(this.now, untilTime);
        return null;
      }
      this.now = at;
    }
  }

  #storageStep(place: Place): Task {
    return () => {
      this.#hash = Math.imul(this.#hash ^ place.name.charCodeAt(0), 0x01000193);
      this.currentPlace = place;
      place.storageSteps += 1;
      place.changes += 1;
      (place.storage.shift() as Task)();
    };
  }
}
