import { checkArguments } from '../../../contract/arguments.ts';
import { engineCalls } from '../../../contract/engine-calls.ts';
import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import { putDraftBack } from '../../replica/draft-files.ts';
import { upcast } from '../../replica/entry-format.ts';
import { goesWith } from '../../replica/goes-with.ts';
import { isOnlyHere, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { outboxEntries } from '../../replica/queries/outbox.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import type { SyncPorts } from '../wire/ports.ts';
import { createReplace, type Replace } from './replace.ts';

/** What a person may still do with an entry that is on its way or was stopped (rules W7, W11). */
export type EntryActions = {
  /**
   * Forgets entries and their effects, also those that may have arrived: the screen has said what that means (rule
   * W11.2). What cannot be without them goes along (rule W11.6). All of one act at once, because one by one the last of
   * them would leave meanwhile (rule W11.4). Answers how many were not under way yet.
   */
  discard: (...ids: readonly string[]) => Promise<number>;
  /** The same, of those alone of which the server holds nothing: the undo, and the way back into a form. */
  takeBack: (ids: readonly string[], into?: Form) => Promise<number>;
  /** Makes changes in place of entries; see there. */
  replace: Replace;
  /** Keeps the id: where the first try had arrived after all, the server still gives its first answer. */
  sendAgain: (id: string) => Promise<boolean>;
  /**
   * Gives the entry other arguments and lets it go. Only one that was never sent, or was refused: of any other the
   * server may hold the first text under this key. False where that is so.
   * @throws RequiredError, ApiError `fields_invalid`: nothing was changed
   */
  amend: (id: string, args: MutationArgs<MutationName>) => Promise<boolean>;
};

/** A form into which the work of an entry goes back, by the key of its draft. */
export type Form = {
  draft: string;
  /** Its words; the files follow by themselves. */
  value: unknown;
};

/** A try without a network is over in a moment and has taken nothing along: a tap that meets it waits for its end. */
const MOMENTS = 4;
const MOMENT_MS = 250;

export function createEntryActions(ports: SyncPorts): EntryActions {
  const { db, newId, wake, clock, sleep } = ports;
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
  const isUnderWay = async (ids: readonly string[]) =>
    (await db.outbox.where('id').anyOf(ids).toArray()).some((entry) => !isTheirs(entry));
  const free = { state: 'waiting', refusal: null, tries: 0, rounds: 0, failedAt: 0, nextAt: 0 } as const;
  const woken = async (done: Promise<boolean>) => {
    if (await done) wake();
    return done;
  };
  const forget = (ids: readonly string[], may: (entry: OutboxEntry) => boolean, into?: Form) =>
    writeGate(
      db,
      async () => {
        const all = await outboxEntries(db);
        const wanted = all.filter((entry) => ids.includes(entry.id) && may(entry));
        if (wanted.length === 0) return 0;
        const going = goesWith(new Set(wanted.map(({ id }) => id)), all).filter(isTheirs);
        const entries = [...wanted, ...going];
        await db.outbox.bulkDelete(entries.map(({ order }) => order as number));
        const back = into ? wanted.flatMap(({ files }) => files ?? []) : [];
        const gone = entries.flatMap(({ files }) => files ?? []).filter((id) => !back.includes(id));
        await db.file.bulkDelete(gone);
        // In this transaction: between two of them a page that is killed would lose the work (rule I1).
        if (into) await putDraftBack(db, into, back, new Date(clock()).toISOString());
        await mergeTruth(db, [], { affected: entries });
        return wanted.length;
      },
      { precious: into !== undefined },
    );
  return {
    discard: (...ids) => forget(ids, isTheirs),
    takeBack: async (ids, into) => {
      for (let left = MOMENTS; ; left -= 1) {
        const taken = await forget(ids, isOnlyHere, into);
        if (taken > 0 || left === 0 || !(await isUnderWay(ids))) return taken;
        await sleep(MOMENT_MS);
      }
    },
    replace: createReplace(ports),
    sendAgain: (id) => woken(change(id, (entry) => db.outbox.update(entry.order as number, free))),
    amend: async (id, args) => {
      const entry = await db.outbox.where('id').equals(id).first();
      if (!entry) return false;
      const checked = checkArguments(engineCalls, entry.name, args);
      const key = newId();
      let amended = false;
      await woken(
        change(id, async (now) => {
          if (!isOnlyHere(now)) return;
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
