import { sleepMs } from '../wire/retry.ts';

/** The server sends a heartbeat every 25 s. After this time without one the connection is taken for dead. */
export const SILENT_MS = 60_000;

/** A connection that lasted this long counts as a good one. */
export const STEADY_MS = 60_000;

/** A connection that has just ended. */
export type Ended = { /** It told of a moved bucket. */ heard: boolean; lastedMs: number };

/** Failed rounds in a row, after one more has ended. A negative duration is a clock that was set. */
export function roundAfter(round: number, { heard, lastedMs }: Ended): number {
  return heard || lastedMs >= STEADY_MS ? 0 : round + 1;
}

/**
 * Pause before the next connection, in milliseconds: 1 s × 1.5 up to 60 s, half of it by chance, so that the devices
 * a server has lost do not all come back in the same second.
 * @param round rounds in a row that came to nothing; @param random 0 ≤ x < 1
 */
export function pauseMs(round: number, random: number): number {
  return sleepMs(Math.max(0, round - 1), random);
}
