import { BACKOFF, UNDO_MS } from '../../../contract/limits.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';

export type Schedule = {
  /** Entries that may be sent now, side by side. */
  ready: OutboxEntry[];
  /** When the next one wakes, milliseconds since the epoch; null when nothing waits for time. */
  wakeAt: number | null;
};

/** Until when the server wants to be left alone, by the name of the call; those that have passed are missing. */
export type Pauses = ReadonlyMap<string, number>;

/**
 * Which entries may go (rule W4). Of each lane only the first, and only once the entry it comes `after` is received.
 * A stopped entry holds its own lane, because what follows was done on top of it, and so does one this version does
 * not understand; other lanes go on. An entry found `sending` was left by a drainer that died: the lock's holder
 * now sends it again, under the same key.
 */
export function schedule(entries: Iterable<OutboxEntry>, now: number, pauses: Pauses = new Map()): Schedule {
  const all = [...entries];
  const waitingIds = new Set(all.map((entry) => entry.id));
  const lanes = new Set<string>();
  const ready: OutboxEntry[] = [];
  let wakeAt: number | null = null;
  for (const entry of all) {
    if (lanes.has(entry.lane)) continue;
    lanes.add(entry.lane);
    if (isStopped(entry) || !isUnderstood(entry)) continue;
    if (entry.after && waitingIds.has(entry.after)) continue;
    const due = dueAt(entry, now, pauses.get(entry.name) ?? 0);
    if (due <= now) ready.push(entry);
    else wakeAt = Math.min(wakeAt ?? Number.POSITIVE_INFINITY, due);
  }
  return { ready, wakeAt };
}

/** Latest of what an entry waits for; `now` where nothing. */
export function dueAt({ nextAt, holdUntil }: OutboxEntry, now: number, pausedUntil: number): number {
  return Math.max(believed(nextAt, now, BACKOFF.capMs), believed(holdUntil, now, UNDO_MS), pausedUntil);
}

/** A moment further ahead than it can have been set was set before the device's clock jumped back: it has passed. */
function believed(moment: number, now: number, mostMs: number): number {
  return moment - now > mostMs ? now : moment;
}
