import type { Random } from '../wire/ports.ts';

/** Calls `ring` after so many milliseconds; answers how to prevent it. */
export type Alarm = (ms: number, ring: () => void) => () => void;

/**
 * Pulls that signals hurry (rule R7.4): at once, or at a moment by chance within the time the server has said, so that
 * what moves for everybody does not bring everybody in the same second. What is pulled meanwhile spares a later one.
 */
export function hurriedPull(pull: () => void, { alarm, random }: { alarm: Alarm; random: Random }) {
  let cancel: (() => void) | null = null;
  const forget = () => {
    cancel?.();
    cancel = null;
  };
  const now = () => {
    forget();
    pull();
  };
  return {
    /** @param spreadMs within how many milliseconds */
    hurry: (spreadMs: number): void => {
      if (spreadMs <= 0) now();
      else cancel ??= alarm(random() * spreadMs, now);
    },
    forget,
  };
}
