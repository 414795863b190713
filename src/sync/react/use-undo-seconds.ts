import { useEffect, useState } from 'react';
import { type CanUndo, undoSeconds } from '../../replica/undo-time.ts';
import { useSync } from './use-sync.ts';

/** Seconds in which an entry can still be undone, counted down; 0 where it cannot (rule W11). */
export function useUndoSeconds(entry: CanUndo | undefined): number {
  const { now } = useSync();
  const [, count] = useState(0);
  const left = entry ? undoSeconds(entry, now()) : 0;
  useEffect(() => {
    if (left === 0 || !entry) return;
    // At the turn of the second it shows.
    const timer = setTimeout(() => count((n) => n + 1), entry.holdUntil - now() - (left - 1) * 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
