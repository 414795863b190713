import { isWhileLocked } from '../../../contract/call.ts';
import { engineCalls } from '../../../contract/engine-calls.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';

/** It goes nowhere before the person, or an update of the app, has done something about it. */
export function needsDecision(entry: OutboxEntry): boolean {
  return isStopped(entry) || !isUnderstood(entry);
}

/**
 * Ids of the entries that cannot go because one before them is stuck: it holds its own lane, and whatever comes `after`
 * it or after something it holds (rule W4).
 */
export function heldUp(entries: readonly OutboxEntry[]): Set<string> {
  const held = new Set<string>();
  const stuckLanes = new Set<string>();
  const blocked = new Set(entries.filter(needsDecision).map(({ id }) => id));
  for (const entry of entries) {
    if (needsDecision(entry)) stuckLanes.add(entry.lane);
    else if (stuckLanes.has(entry.lane) || (entry.after !== null && blocked.has(entry.after))) {
      held.add(entry.id);
      blocked.add(entry.id);
      stuckLanes.add(entry.lane);
    }
  }
  return held;
}

/**
 * A locked account's entry: held, never sent, never dropped (locked.4). What such an account may still do, as an
 * objection, goes out as always; what needs a decision says so instead.
 */
export function isHeldByLock(entry: OutboxEntry): boolean {
  return entry.state === 'waiting' && isUnderstood(entry) && !isWhileLocked(engineCalls[entry.name]);
}
