import { PULL_EVERY_MS } from '../../../contract/limits.ts';
import type { Timer } from '../../replica/store/within.ts';
import type { Random } from '../wire/ports.ts';
import type { PullEnd } from './pull.ts';

const FIRST_MS = 2_000;

/**
 * Asks again after a pull that was not complete (rule R7.7), soon at first and then as seldom as the regular turn: after a
 * sign-in on a thin line the screen is empty until then.
 * @param turn asks once more; undefined: nothing was asked
 */
export function askAgain(
  turn: () => Promise<PullEnd | undefined>,
  { timer, random }: { timer: Timer; random: Random },
) {
  let failures = 0;
  let cancel: (() => void) | null = null;
  const forget = () => {
    cancel?.();
    cancel = null;
  };
  const ended = (end: PullEnd | undefined): void => {
    if (end === undefined) return;
    forget();
    if (end === 'complete') {
      failures = 0;
      return;
    }
    const ms = Math.min(PULL_EVERY_MS, FIRST_MS * 2 ** failures) * (0.5 + random());
    failures += 1;
    cancel = timer(ms, () => {
      cancel = null;
      void turn().then(ended);
    });
  };
  return { ended, forget };
}
