import { UNDO_MS } from '../../contract/limits.ts';
import type { OutboxEntry } from './outbox-entry.ts';

export type CanUndo = Pick<OutboxEntry, 'state' | 'sent' | 'holdUntil'>;

/**
 * Whole seconds in which an entry can still be undone, 0 where it cannot (rule W11).
 * @param now milliseconds since the epoch, device clock; where that has jumped back, the time counts as over
 */
export function undoSeconds({ state, sent, holdUntil }: CanUndo, now: number): number {
  const left = holdUntil - now;
  if (state !== 'waiting' || sent || left <= 0 || left > UNDO_MS) return 0;
  return Math.ceil(left / 1000);
}
