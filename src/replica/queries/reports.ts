import type { ArgsOf } from '../../../contract/calls.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { Replica } from '../database.ts';
import { isUnderstood, upcast } from '../entry-format.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { outboxEntries } from './outbox.ts';

/** A change about reports that was made on this device; without an entry it was received. */
export type Made<Name extends 'report.create' | 'appeal.create'> = {
  args: MutationArgs<Name>;
  /** The moment of the tap, ISO 8601. */
  at: string;
  entry: OutboxEntry<Name> | undefined;
};

/** What this device has sent, or is about to: the server's own list may be older. */
export type MadeHere = { reports: Made<'report.create'>[]; appeals: Made<'appeal.create'>[] };

export function reportsMadeHere(db: Replica): Promise<MadeHere> {
  return db.transaction('r', db.outbox, db.received, async () => {
    const waiting = (await outboxEntries(db)).filter(isUnderstood);
    const received = (await db.received.toArray()).map(({ entry }) => upcast(entry)).filter(isUnderstood);
    const made = <Name extends 'report.create' | 'appeal.create'>(name: Name): Made<Name>[] => {
      const isOne = (entry: OutboxEntry): entry is OutboxEntry<Name> => entry.name === name;
      return [
        ...waiting.filter(isOne).map((entry) => ({ args: entry.args, at: entry.at, entry })),
        ...received.filter(isOne).map(({ args, at }) => ({ args, at, entry: undefined })),
      ];
    };
    return { reports: made('report.create'), appeals: made('appeal.create') };
  });
}

/** The text of an objection against the lock that was not received yet; null where none waits. */
export async function openAppeal(db: Replica): Promise<string | null> {
  const entries = (await outboxEntries(db)).filter(({ name }) => name === 'appeal.create');
  const appeals = entries.map(({ args }) => args as ArgsOf<'appeal.create'>);
  const isOfLock = (one: ArgsOf<'appeal.create'>) =>
    one._reportId === undefined && one._restrictionId === undefined;
  return appeals.find(isOfLock)?.text ?? null;
}
