import type { ArgsOf } from '../../../contract/calls.ts';
import type { Replica } from '../database.ts';
import { outboxEntries } from './outbox.ts';

/** The text of an objection against the lock that was not received yet; null where none waits. */
export async function openAppeal(db: Replica): Promise<string | null> {
  const entry = (await outboxEntries(db)).find(({ name }) => name === 'appeal.create');
  return entry ? (entry.args as ArgsOf<'appeal.create'>).text : null;
}
