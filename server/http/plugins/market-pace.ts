import { SPREAD_MAX_MS } from '../../../contract/sync.ts';
import type { Alarm } from '../../base/alarm.ts';

/** Pulls that a process lets its own signals bring in a second: what a core does beside its other work. */
export const PULLS_A_SECOND = 100;

/** Shortest time between two signals of the market for the most streams, in milliseconds; nobody is told to wait longer. */
export const PACE_MAX_MS = 30_000;

/** Within how many milliseconds so many devices may all pull, or come back. */
export function spreadFor(streams: number, most = PACE_MAX_MS): number {
  return Math.min(most, Math.round((streams * 1000) / PULLS_A_SECOND));
}

/** The same for devices whose server ends: each connects and pulls. */
export function goodbyeFor(streams: number): number {
  return spreadFor(2 * streams, SPREAD_MAX_MS);
}

/**
 * What moves for everybody is told at once, and what comes within the time that devices have to pull it together in one
 * later signal (rule R7.4): the more streams there are, the longer that is. With few of them nobody waits.
 * @param tell within how many milliseconds to pull
 */
export function paceMarket(tell: (spreadMs: number) => void, streams: () => number, alarm: Alarm) {
  let calm: (() => void) | null = null;
  let isLate = false;
  const send = () => {
    const spread = spreadFor(streams());
    tell(spread);
    isLate = false;
    calm = alarm(spread, () => {
      calm = null;
      if (isLate) send();
    });
  };
  return {
    moved: () => {
      if (calm) isLate = true;
      else send();
    },
    stop: () => calm?.(),
  };
}
