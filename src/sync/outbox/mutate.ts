import { checkArguments } from '../../../contract/arguments.ts';
import { engineCalls } from '../../../contract/engine-calls.ts';
import { OUTBOX_FULL, UNDO_MS } from '../../../contract/limits.ts';
import {
  canUndo,
  isQuiet,
  type Mutation,
  type MutationArgs,
  type MutationName,
  mutations,
} from '../../../contract/mutations.ts';
import type { TableName } from '../../../contract/sync.ts';
import { ENTRY_FORMAT, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { writeTap } from '../../replica/taps-first.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { scopes } from '../mutators/scopes.ts';
import type { SyncPorts } from '../wire/ports.ts';
import { prepareEffect } from './entry-effect.ts';
import { OutboxFullError } from './outbox-full-error.ts';

export type MutateOptions = {
  /** Id of the entry that has to be received first (rule W4). */
  after?: string | null;
  /** The draft this change was written in; it goes in the same transaction. */
  draft?: string;
  /** Files that ride along; they have to be uploaded first (rule W9). Made by `prepareFile`. */
  files?: readonly WaitingFile[];
  /** It can be undone for ten seconds although its kind goes at once (rule W11.4). */
  hold?: boolean;
  /**
   * The moment of an act that makes several changes, milliseconds since the epoch by the device's clock: they are undone
   * as one (rule W11.4).
   */
  at?: number;
};

/** Makes a change. Resolves with the entry's id once it is durably on this device: the moment of "saved". */
export type Mutate = <Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  options?: MutateOptions,
) => Promise<string>;

export type Change = { [Name in MutationName]: { name: Name; args: MutationArgs<Name> } }[MutationName];

/**
 * Makes the changes of one act: all of them or none, in this order, at one moment. A page that is closed while it saves
 * leaves no half of it behind.
 */
export type MutateAll = (
  changes: readonly Change[],
  options?: Pick<MutateOptions, 'hold' | 'draft'>,
) => Promise<string[]>;

/**
 * The only way a person changes anything without the network (rules W1-W3): the optimistic rows and the outbox
 * entries in one strictly durable transaction.
 * @throws RequiredError, ApiError `fields_invalid`: nothing was written
 * @throws OutboxFullError, StoreFullError, and what the store throws: nothing was written
 */
export function createMutate(ports: SyncPorts): { mutate: Mutate; mutateAll: MutateAll } {
  const save = createSave(ports);
  return {
    mutate: async (name, args, options = {}) =>
      (await save([{ name, args } as Change], options))[0] as string,
    mutateAll: async (changes, options = {}) => (changes.length > 0 ? save(changes, options) : []),
  };
}

function createSave(ports: SyncPorts) {
  const { db, wake, writeWithJournal = (_, write) => write() } = ports;
  return async (given: readonly Change[], options: MutateOptions): Promise<string[]> => {
    const entries = newEntries(ports, given, options);
    const precious = !entries.every(isQuiet);
    const work = async () => {
      const [effect, waiting] = await Promise.all([
        prepareEffect(db, entries),
        precious ? 0 : db.outbox.count(),
      ]);
      if (waiting >= OUTBOX_FULL) throw new OutboxFullError();
      // Side by side: each way to the store and back is time between a tap and "saved".
      await Promise.all([
        effect.write(),
        // Copies: the store writes the key into what it is given, and a second run must get a key of its own.
        db.outbox.bulkAdd(entries.map((entry) => ({ ...entry }))),
        options.files?.length && db.file.bulkPut([...options.files]),
        options.draft && db.draft.delete(options.draft),
      ]);
    };
    const tables = [
      ...[...new Set<TableName>(entries.flatMap(({ name }) => scopes[name]))].map((table) => db.rows(table)),
      db.base,
      db.outbox,
      ...(options.files?.length ? [db.file] : []),
      ...(options.draft ? [db.draft] : []),
    ];
    const naming = entries.map(({ args }) => args);
    const write = () => writeGate(db, work, { precious, naming, tables });
    const tap = { entries, files: options.files ?? [], draft: options.draft };
    await writeTap(db, () => writeWithJournal(tap, write));
    wake();
    return entries.map(({ id }) => id);
  };
}

/** @throws RequiredError, ApiError `fields_invalid` */
export function newEntries(
  { clock, newId }: Pick<SyncPorts, 'clock' | 'newId'>,
  given: readonly Change[],
  options: MutateOptions,
): OutboxEntry[] {
  const changes = given.map(({ name, args }) => ({ name, args: checkArguments(engineCalls, name, args) }));
  const now = options.at ?? clock();
  return changes.map(
    (change) =>
      newEntry(change.name, change.args, {
        id: newId(),
        now,
        after: options.after ?? null,
        files: (options.files ?? []).map(({ id }) => id),
        holdMs: options.hold || canUndo(change) ? UNDO_MS : 0,
      }) as OutboxEntry,
  );
}

/** @param facts.now milliseconds since the epoch; @param facts.holdMs how long it can still be taken back */
export function newEntry<Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  facts: { id: string; now: number; after: string | null; files: string[]; holdMs: number },
): OutboxEntry<Name> {
  return {
    id: facts.id,
    format: ENTRY_FORMAT,
    name,
    args,
    lane: (mutations[name] as Mutation<Name>).lane(args),
    after: facts.after,
    at: new Date(facts.now).toISOString(),
    touches: [],
    reads: [],
    state: 'waiting',
    sent: false,
    again: false,
    files: facts.files,
    fence: 0,
    tries: 0,
    rounds: 0,
    failedAt: 0,
    nextAt: 0,
    holdUntil: facts.holdMs > 0 ? facts.now + facts.holdMs : 0,
    refusal: null,
  };
}
