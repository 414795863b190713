import { getMeta } from '../../replica/database.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { outboxEntry } from '../../replica/queries/outbox.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { sweepFiles } from '../outbox/kept-files.ts';
import { holdsLease, takeLease } from '../outbox/lease.ts';
import { trimReceived } from '../outbox/received.ts';
import type { SyncPorts } from '../wire/ports.ts';
import type { Transport } from '../wire/transport.ts';
import { type Commit, groupCommit } from './group-commit.ts';

/**
 * One pass over the outbox under one lease. An entry goes through three steps: it is claimed (claim.ts), tried
 * (attempt.ts), and what came of that is settled (settle.ts); send.ts leads it from one to the next.
 */
export type Drain = {
  ports: SyncPorts;
  transport: Transport;
  /** Of the lease: every write of the drain counts only while it is the newest (rule W8). */
  fence: number;
  /**
   * Of the replica before the outbox was read: in a later one there may be entries that come before those this drain
   * knows (rules I3, R3).
   */
  generation: number;
  /** Lanes that write at the same moment share a transaction (rule W4). */
  commit: Commit;
};

/** Takes the lease. To be called before the outbox is read. */
export async function beginDrain(ports: SyncPorts, transport: Transport): Promise<Drain> {
  const { db, clock, newId } = ports;
  const [owner, now] = [newId(), clock()];
  const begin = async () => {
    const [fence, generation] = await Promise.all([
      takeLease(db, owner, now),
      getMeta(db, 'generation'),
      trimReceived(db),
    ]);
    return { fence, generation: generation ?? 0 };
  };
  const begun = await writeGate(db, begin, { tables: [db.lease, db.meta, db.received] });
  await sweepFiles(db);
  return { ports, transport, ...begun, commit: groupCommit(db) };
}

/** Inside `commit`: the entry as it is now, if this drain may still decide about it (rule W8). */
export async function ownEntry(
  { ports: { db }, fence }: Drain,
  { order }: OutboxEntry,
): Promise<OutboxEntry | undefined> {
  const [held, entry] = await Promise.all([holdsLease(db, fence), outboxEntry(db, order as number)]);
  return held ? entry : undefined;
}

/** Whether the replica is in a later generation than the one this drain has read. */
export async function isOutdated({ ports: { db }, generation }: Drain): Promise<boolean> {
  return ((await getMeta(db, 'generation')) ?? 0) !== generation;
}
