import { MARKET_DOCUMENT } from '../../../contract/signal-document.ts';
import type { Alarm } from '../../base/alarm.ts';
import type { Counts } from './fan-out.ts';

/**
 * Shortest time between two writes of one document, in milliseconds. Everybody reads the market's, and each write of
 * it is billed for each of them; more than one write a second is more than a document takes for long.
 */
export const MARKET_PACE_MS = 10_000;
export const OWN_PACE_MS = 1_000;

export type PacedCounts = {
  add(counts: Counts): void;
  /** Nothing is written from now on. */
  stop(): void;
};

/**
 * Writes at once, and what comes within a document's pace together in one later write.
 * @param write is not waited for and must not throw
 */
export function paceCounts(
  write: (document: string, fields: readonly string[]) => void,
  alarm: Alarm,
): PacedCounts {
  /** Documents written a moment ago, and what has come since. */
  const resting = new Map<string, { later: Set<string>; calm: () => void }>();

  function send(document: string, fields: ReadonlySet<string>): void {
    write(document, [...fields].sort());
    const pace = document === MARKET_DOCUMENT ? MARKET_PACE_MS : OWN_PACE_MS;
    const calm = alarm(pace, () => {
      const later = resting.get(document)?.later ?? new Set();
      resting.delete(document);
      if (later.size > 0) send(document, later);
    });
    resting.set(document, { later: new Set(), calm });
  }

  return {
    add(counts) {
      for (const [document, fields] of counts) {
        const rest = resting.get(document);
        if (rest === undefined) send(document, fields);
        else for (const field of fields) rest.later.add(field);
      }
    },
    stop() {
      for (const { calm } of resting.values()) calm();
      resting.clear();
    },
  };
}
