import type { Timer } from '../../replica/store/within.ts';
import type { Random } from '../wire/ports.ts';

/**
 * Pulls that signals hurry (rule R7.4): at once, or at a moment by chance within the time the server has said, so that
 * what moves for everybody does not bring everybody in the same second. What is pulled meanwhile spares a later one.
 */
export function hurriedPull(pull: () => void, { timer, random }: { timer: Timer; random: Random }) {
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
      else cancel ??= timer(random() * spreadMs, now);
    },
    forget,
  };
}
