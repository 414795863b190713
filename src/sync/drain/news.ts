import type { Replica } from '../../replica/database.ts';
import { watchWrites } from '../../replica/writes.ts';
import type { Sleep } from '../wire/ports.ts';

/** What a drain that waits for answers need not wait for them with. */
export type News = {
  /** Resolves after the first write to the outbox from now on, by this context or another one. */
  written: () => Promise<void>;
  /** Resolves when an entry's own wait is over. @param at milliseconds since the epoch; null: none waits for time */
  due: (at: number | null) => Promise<void>;
  stop: () => void;
};

type Alarm = { at: number; rings: Promise<void> };

export function watchNews({ db, clock, sleep }: { db: Replica; clock: () => number; sleep: Sleep }): News {
  let tell = () => {};
  let heard = new Promise<void>(() => {});
  const listen = () => {
    heard = new Promise((resolve) => {
      tell = resolve;
    });
  };
  listen();
  const stop = watchWrites((isTo) => {
    if (!isTo(db, ['outbox'])) return;
    tell();
    listen();
  });
  // One sleep for one moment: it cannot be called off, and a drain asks again after each write.
  let alarm: Alarm | null = null;
  // Where the clock was set back meanwhile, its moment is still to come.
  const over = (set: Alarm) => {
    if (alarm === set) alarm = null;
  };
  const never = new Promise<void>(() => {});
  return {
    written: () => heard,
    due: (at) => {
      if (at === null) return never;
      if (alarm?.at !== at) {
        const set: Alarm = { at, rings: sleep(Math.max(0, at - clock())).then(() => over(set)) };
        alarm = set;
      }
      return alarm.rings;
    },
    stop,
  };
}
