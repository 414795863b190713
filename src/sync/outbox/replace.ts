import { upcast } from '../../replica/entry-format.ts';
import { isOnlyHere, isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import type { SyncPorts } from '../wire/ports.ts';
import { prepareEffect } from './entry-effect.ts';
import { type Change, type MutateOptions, newEntries } from './mutate.ts';

/**
 * Makes changes in place of entries, in one strictly durable transaction (rule W11.5): whatever ends it leaves either the
 * old ones or the new ones, with their files. The new ones take their places in the order, because what follows was done
 * on top of them, and what came `after` an old one comes after the new one. Entries that are gone by now are not missed.
 * False: one of them is under way or may have arrived, and nothing was changed.
 * @throws what `mutate` does: nothing was changed
 */
export type Replace = (
  ids: readonly string[],
  changes: readonly Change[],
  options?: Pick<MutateOptions, 'after' | 'draft' | 'files'>,
) => Promise<boolean>;

export function createReplace(ports: SyncPorts): Replace {
  const { db, wake } = ports;
  return async (ids, changes, options = {}) => {
    const made = newEntries(ports, changes, options);
    const files = options.files ?? [];
    const work = async () => {
      const all = (await db.outbox.orderBy('order').toArray()).map(upcast);
      const old = all.filter(({ id }) => ids.includes(id));
      if (!old.every((entry) => isFree(entry, all))) return false;
      await db.outbox.bulkDelete(old.map(({ order }) => order as number));
      await mergeTruth(db, [], { affected: old });
      // Copies: this may run twice, and the store writes the key into what it is given.
      const entries = made.map((entry, at) => ({ ...entry, ...placeOf(old[at]) }));
      await (await prepareEffect(db, entries)).write();
      await db.outbox.bulkPut(entries);
      for (const { id } of old)
        await db.outbox.filter(({ after }) => after === id).modify({ after: heirOf(id) });
      await keepFiles(old, files);
      if (options.draft) await db.draft.delete(options.draft);
      // What was done after them goes over their effects again.
      await mergeTruth(db, [], { affected: entries });
      return true;
    };
    const heirOf = (id: string) =>
      made.length > 0 && ids.includes(id) ? (made.at(-1) as OutboxEntry).id : null;
    const keepFiles = async (old: readonly OutboxEntry[], kept: typeof files) => {
      const here = new Set(
        await db.file
          .where('id')
          .anyOf(kept.map(({ id }) => id))
          .primaryKeys(),
      );
      const goes = old
        .flatMap((entry) => entry.files ?? [])
        .filter((id) => !kept.some((file) => file.id === id));
      await db.file.bulkDelete(goes);
      // Bytes that lie here are not written again: on a full disk that would fail where nothing new is kept.
      await db.file.bulkPut(kept.filter(({ id }) => !here.has(id)));
    };
    const done = await writeGate(db, work, { precious: true, naming: made.map(({ args }) => args) });
    if (done) wake();
    return done;
  };
}

/**
 * Behind a stopped one nothing has arrived, although a request of several entries may have named it (rule W4.3): the
 * server does none of a lane after one that it refuses.
 */
function isFree(entry: OutboxEntry, all: readonly OutboxEntry[]): boolean {
  if (isOnlyHere(entry)) return true;
  const head = all.find(({ lane }) => lane === entry.lane);
  return entry.state === 'waiting' && !entry.again && head !== undefined && isStopped(head);
}

function placeOf(old: OutboxEntry | undefined): Pick<OutboxEntry, 'order'> {
  return old?.order === undefined ? {} : { order: old.order };
}
