import { checkArguments } from '../../contract/arguments.ts';
import { type Mutation, type MutationArgs, type MutationName, mutations } from '../../contract/mutations.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { writeGate } from '../replica/write-gate.ts';
import { runMutator } from './merge.ts';
import type { SyncPorts } from './ports.ts';

export type MutateOptions = {
  /** Id of the entry that has to be received first (rule W4). */
  after?: string | null;
  /** The draft this change was written in; it goes in the same transaction. */
  draft?: string;
};

/** Makes a change. Resolves with the entry's id once it is durably on this device: the moment of "saved". */
export type Mutate = <Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  options?: MutateOptions,
) => Promise<string>;

/**
 * The only way a person changes anything without the network (rules W1-W3): the optimistic rows and the outbox
 * entry in one strictly durable transaction.
 * @throws RequiredError, ApiError `fields_invalid`: nothing was written
 * @throws what the store throws: nothing was written
 */
export function createMutate({ db, clock, newId, wake }: SyncPorts): Mutate {
  return async (name, args, { after = null, draft } = {}) => {
    const checked = checkArguments(name, args);
    const lane = (mutations[name] as Mutation<typeof name>).lane(checked);
    const entry: OutboxEntry<typeof name> = {
      id: newId(),
      format: 1,
      name,
      args: checked,
      lane,
      after,
      at: new Date(clock()).toISOString(),
      touches: [],
      state: 'waiting',
      fence: 0,
      tries: 0,
      rounds: 0,
      nextAt: 0,
      refusal: null,
    };
    await writeGate(db, async () => {
      entry.touches = await runMutator(db, entry);
      await db.outbox.add(entry as OutboxEntry);
      if (draft) await db.draft.delete(draft);
    });
    wake();
    return entry.id;
  };
}
