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
  /** Forgets the entry and its effect: also the undo. False where it was already under way. */
  discard: (id: string) => Promise<boolean>;
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
  const change = (id: string, edit: (entry: OutboxEntry) => Promise<unknown>) =>
    writeGate(db, async () => {
      const stored = await db.outbox.where('id').equals(id).first();
      const entry = stored && upcast(stored);
      // Claimed by a drainer in the meantime: it is no longer the person's to take back.
      if (!entry || entry.state === 'sending') return false;
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
    discard: (id) =>
      change(id, async (entry) => {
        await db.outbox.delete(entry.order as number);
        await db.file.bulkDelete(entry.files ?? []);
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
