import type { OutboxEntry } from '../replica/outbox-entry.ts';

export type Schedule = {
  /** Entries that may be sent now, side by side. */
  ready: OutboxEntry[];
  /** When the next one wakes, milliseconds since the epoch; null when nothing waits for time. */
  wakeAt: number | null;
};

/**
 * Which entries may go (rule W4). Of each lane only the first, and only once the entry it comes `after` is received.
 * A stopped entry holds its own lane, because what follows was done on top of it; other lanes go on. An entry found
 * `sending` was left by a drainer that died: whoever holds the lock now sends it again, under the same key.
 */
export function schedule(entries: readonly OutboxEntry[], now: number): Schedule {
  const waitingIds = new Set(entries.map((entry) => entry.id));
  const lanes = new Set<string>();
  const ready: OutboxEntry[] = [];
  let wakeAt: number | null = null;
  for (const entry of entries) {
    if (lanes.has(entry.lane)) continue;
    lanes.add(entry.lane);
    if (entry.state === 'refused' || entry.state === 'conflict') continue;
    if (entry.after && waitingIds.has(entry.after)) continue;
    if (entry.nextAt <= now) ready.push(entry);
    else wakeAt = Math.min(wakeAt ?? Number.POSITIVE_INFINITY, entry.nextAt);
  }
  return { ready, wakeAt };
}
