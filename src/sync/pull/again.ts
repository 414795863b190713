import { PULL_EVERY_MS } from '../../../contract/limits.ts';
import type { Random } from '../wire/ports.ts';
import type { Alarm } from './hurried-pull.ts';
import type { PullEnd } from './pull.ts';

const FIRST_MS = 2_000;

/**
 * Asks again for what a pull has not brought to its end (rule R7.7), soon at first and then as seldom as the regular turn:
 * who has just signed in on a thin line looks at an empty screen meanwhile.
 * @param turn asks once more; undefined: nothing was asked
 */
export function askAgain(
  turn: () => Promise<PullEnd | undefined>,
  { alarm, random }: { alarm: Alarm; random: Random },
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
    cancel = alarm(ms, () => {
      cancel = null;
      void turn().then(ended);
    });
  };
  return { ended, forget };
}
