import { isMutation, isQuiet } from '../../contract/mutations.ts';
import { ENTRY_FORMAT, type OutboxEntry, type RowKey } from './outbox-entry.ts';

/** An entry as it lies in the store: of this format, of one before, or of one that is still to come (rule W10). */
export type StoredEntry = { format: number; name: string };

/** From each format to the next; an entry goes through all that lie between it and today. */
const UPCASTERS: Record<number, (entry: Record<string, unknown>) => Record<string, unknown>> = {
  // Format 1 knew no undo, no files, and replayed everything over everything.
  1: (entry) => ({
    ...entry,
    format: 2,
    reads: entry.touches as RowKey[],
    sent: (entry.tries as number) > 0 || (entry.rounds as number) > 0,
    again: false,
    files: [],
    holdUntil: 0,
    failedAt: 0,
  }),
};

/** The entry in today's format. One that this version does not understand is given back as it is. */
export function upcast(entry: StoredEntry): OutboxEntry {
  let current = entry as Record<string, unknown> & StoredEntry;
  while (current.format < ENTRY_FORMAT) {
    const step = UPCASTERS[current.format];
    if (!step) break;
    current = step(current) as typeof current;
  }
  return current as unknown as OutboxEntry;
}

/** Of today's format and of a name that is known: may be sent and replayed. Anything else is kept and shown. */
export function isUnderstood(entry: StoredEntry): boolean {
  return entry.format === ENTRY_FORMAT && isMutation(entry.name);
}

/** Whether a person would miss this if it were never sent: not read marks and the like. */
export function isMissed(entry: OutboxEntry): boolean {
  return !(isUnderstood(entry) && isQuiet(entry));
}
