import type { Replica } from '../database.ts';
import { isStopped, type OutboxEntry } from '../outbox-entry.ts';
import { outboxEntries } from './outbox.ts';

const DETAILS = ['user.update-general', 'address.create', 'address.update', 'address.delete'];

/** Changes of one's own name, numbers, dates and address that were not received yet, oldest first. */
export async function ownDetailsEntries(db: Replica): Promise<OutboxEntry[]> {
  const entries = await outboxEntries(db);
  return entries.filter(({ name, args }) => DETAILS.includes(name) && isOwn(args));
}

/** The newest change of what one's age allows that was not received yet: date of birth, schooling. */
export async function ageEntry(db: Replica): Promise<string | undefined> {
  const entries = await outboxEntries(db);
  return entries.findLast(({ name, args }) => name === 'user.update-general' && saysAge(args))?.id;
}

/** Changes of one's own CV that the server has not taken, and those that wait behind them, oldest first. */
export async function heldCvEntries(db: Replica): Promise<OutboxEntry[]> {
  const entries = await outboxEntries(db);
  const changes = entries.filter(({ name, args }) => name === 'user.update-general' && saysCv(args));
  const first = changes.findIndex(isStopped);
  return first < 0 ? [] : changes.slice(first);
}

const saysCv = (args: object) => 'general' in args && 'cv' in (args.general as object);

const saysAge = (args: object) =>
  'general' in args && ['dateOfBirth', 'compulsorySchool'].some((key) => key in (args.general as object));

/** A company's addresses are made by the same calls. */
function isOwn(args: object): boolean {
  return !('reference' in args) || (args.reference as { refType?: unknown }).refType === 'user';
}
