import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { mergeTruth } from './merge.ts';
import type { SyncPorts } from './ports.ts';

/**
 * What a person does with an entry that was refused, met a conflict, or has not been sent yet. Sending again keeps
 * the id: where the first try had arrived after all, the server still gives its first answer.
 */
export function createStoppedActions({ db, wake }: SyncPorts) {
  const change = (id: string, edit: (entry: OutboxEntry) => Promise<unknown>) =>
    mergeTruth(db, { changes: [] }, async () => {
      const entry = await db.outbox.where('id').equals(id).first();
      // Claimed by a drainer in the meantime: it is no longer the person's to take back.
      if (!entry || entry.state === 'sending') return false;
      await edit(entry);
      return true;
    });
  return {
    /** Forgets the entry and its effect. Answers false where it was already under way. */
    discard: (id: string) => change(id, (entry) => db.outbox.delete(entry.order as number)),
    sendAgain: async (id: string) => {
      const done = await change(id, (entry) =>
        db.outbox.update(entry.order as number, {
          state: 'waiting',
          refusal: null,
          tries: 0,
          rounds: 0,
          nextAt: 0,
        }),
      );
      wake();
      return done;
    },
  };
}
