import type { OutboxEntry } from '../../replica/outbox-entry.ts';

export function isStopped({ state }: Pick<OutboxEntry, 'state'>): boolean {
  return state === 'refused' || state === 'conflict';
}

/**
 * Ids of the entries that cannot go because one before them was not taken: a stopped entry holds its own lane, and
 * whatever comes `after` it or after something it holds (rule W4).
 */
export function heldUp(entries: readonly OutboxEntry[]): Set<string> {
  const held = new Set<string>();
  const stoppedLanes = new Set<string>();
  const blocked = new Set(entries.filter(isStopped).map(({ id }) => id));
  for (const entry of entries) {
    if (isStopped(entry)) stoppedLanes.add(entry.lane);
    else if (stoppedLanes.has(entry.lane) || (entry.after !== null && blocked.has(entry.after))) {
      held.add(entry.id);
      blocked.add(entry.id);
      stoppedLanes.add(entry.lane);
    }
  }
  return held;
}
