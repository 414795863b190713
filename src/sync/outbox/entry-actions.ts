import { checkArguments } from '../../../contract/arguments.ts';
import { engineCalls } from '../../../contract/engine-calls.ts';
import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import { upcast } from '../../replica/entry-format.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import type { SyncPorts } from '../wire/ports.ts';

/** What a person may still do with an entry that is on its way or was stopped (rules W7, W11). */
export type EntryActions = {
  /**
   * Forgets entries and their effects: also the undo. All of one act at once, because one by one the last of them would
   * leave meanwhile (rule W11.4). Answers how many were not under way yet.
   */
  discard: (...ids: readonly string[]) => Promise<number>;
  /** Keeps the id: where the first try had arrived after all, the server still gives its first answer. */
  sendAgain: (id: string) => Promise<boolean>;
  /**
   * Gives the entry other arguments and lets it go. Only one that was never sent, or was refused: of any other the
   * server may hold the first text under this key. False where that is so.
   * @throws RequiredError, ApiError `fields_invalid`: nothing was changed
   */
  amend: (id: string, args: MutationArgs<MutationName>) => Promise<boolean>;
};

export function createEntryActions({ db, newId, wake }: SyncPorts): EntryActions {
  // Claimed by a drainer in the meantime: it is no longer the person's to take back.
  const isTheirs = ({ state }: OutboxEntry) => state !== 'sending';
  const change = (id: string, edit: (entry: OutboxEntry) => Promise<unknown>) =>
    writeGate(db, async () => {
      const stored = await db.outbox.where('id').equals(id).first();
      const entry = stored && upcast(stored);
      if (!entry || !isTheirs(entry)) return false;
      await edit(entry);
      await mergeTruth(db, [], { affected: [entry] });
      return true;
    });
  const free = { state: 'waiting', refusal: null, tries: 0, rounds: 0, failedAt: 0, nextAt: 0 } as const;
  const woken = async (done: Promise<boolean>) => {
    if (await done) wake();
    return done;
  };
  return {
    discard: (...ids) =>
      writeGate(db, async () => {
        const stored = await db.outbox.where('id').anyOf(ids).toArray();
        const entries = stored.map(upcast).filter(isTheirs);
        await db.outbox.bulkDelete(entries.map(({ order }) => order as number));
        await db.file.bulkDelete(entries.flatMap(({ files }) => files ?? []));
        if (entries.length > 0) await mergeTruth(db, [], { affected: entries });
        return entries.length;
      }),
    sendAgain: (id) => woken(change(id, (entry) => db.outbox.update(entry.order as number, free))),
    amend: async (id, args) => {
      const entry = await db.outbox.where('id').equals(id).first();
      if (!entry) return false;
      const checked = checkArguments(engineCalls, entry.name, args);
      const key = newId();
      let amended = false;
      await woken(
        change(id, async (now) => {
          if (now.sent && !isStopped(now)) return;
          amended = true;
          // A refused key may be used again, but only for the same body.
          await db.outbox.update(now.order as number, { ...free, id: key, args: checked, sent: false });
          await db.outbox.filter(({ after }) => after === id).modify({ after: key });
        }),
      );
      return amended;
    },
  };
}
