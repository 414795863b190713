import type { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { outboxEntries } from './outbox.ts';

const DETAILS = ['user.update-general', 'address.create', 'address.update', 'address.delete'];

/** Changes of one's own name, numbers, dates and address that were not received yet, oldest first. */
export async function ownDetailsEntries(db: Replica): Promise<OutboxEntry[]> {
  const entries = await outboxEntries(db);
  return entries.filter(({ name, args }) => DETAILS.includes(name) && isOwn(args));
}

/** A company's addresses are made by the same calls. */
function isOwn(args: object): boolean {
  return !('reference' in args) || (args.reference as { refType?: unknown }).refType === 'user';
}
