import type { Replica } from '../database.ts';
import { goesWith } from '../goes-with.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { outboxEntries } from './outbox.ts';

/** What else goes where an entry is taken out of the outbox, in the order it was done. */
export async function goingWith(db: Replica, id: string): Promise<OutboxEntry[]> {
  return goesWith(new Set([id]), await outboxEntries(db));
}

/** Whether something waits for an entry to be received first. */
export async function hasAfter(db: Replica, id: string): Promise<boolean> {
  return (await outboxEntries(db)).some(({ after }) => after === id);
}
