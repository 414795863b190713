import type { Replica } from '../../replica/database.ts';
import { watchWrites } from '../../replica/writes.ts';
import type { Sleep } from '../wire/ports.ts';

/** What a drain that waits for answers need not wait for them with. */
export type News = {
  /** Resolves after the next write to the outbox, by this context or another one. */
  written: () => Promise<void>;
  /** Resolves when an entry's own wait is over. @param at milliseconds since the epoch; null: none waits for time */
  due: (at: number | null) => Promise<void>;
  stop: () => void;
};

export function watchNews({ db, clock, sleep }: { db: Replica; clock: () => number; sleep: Sleep }): News {
  let tell = () => {};
  let heard = new Promise<void>(() => {});
  const listen = () => {
    heard = new Promise((resolve) => {
      tell = resolve;
    });
  };
  listen();
  const stop = watchWrites((isTo) => isTo(db, ['outbox']) && tell());
  // One sleep for one moment: it cannot be called off, and a drain asks again after each write.
  let alarm: { at: number; rings: Promise<void> } | null = null;
  const never = new Promise<void>(() => {});
  return {
    written: async () => {
      await heard;
      listen();
    },
    due: (at) => {
      if (at === null) return never;
      if (alarm?.at !== at) alarm = { at, rings: sleep(Math.max(0, at - clock())) };
      return alarm.rings;
    },
    stop,
  };
}
