import type { ArgsOf } from '../../../contract/calls.ts';
import type { Replica } from '../database.ts';
import { outboxEntries } from './outbox.ts';

/** The text of an objection against the lock that was not received yet; null where none waits. */
export async function openAppeal(db: Replica): Promise<string | null> {
  const entries = (await outboxEntries(db)).filter(({ name }) => name === 'appeal.create');
  const appeals = entries.map(({ args }) => args as ArgsOf<'appeal.create'>);
  return appeals.find(({ _reportId }) => _reportId === undefined)?.text ?? null;
}
