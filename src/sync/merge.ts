import type { MutationName } from '../../contract/mutations.ts';
import { type Change, tableNames } from '../../contract/sync.ts';
import type { Replica } from '../replica/database.ts';
import { type OutboxEntry, type RowKey, rowKey } from '../replica/outbox-entry.ts';
import { writeGate } from '../replica/write-gate.ts';
import type { Mutator } from './mutator.ts';
import { mutators } from './mutators.ts';
import { restoreBase, trackedRowTx } from './row-tx.ts';

export type Truth = {
  changes: readonly Change[];
  /** Buckets whose rows are thrown away first (rules R3, R4). */
  emptied?: readonly string[];
};

/**
 * The one way truth enters the replica, from a pull or from an answer: the optimistic effects are taken off, the
 * newer truth goes in, and the entries that still wait are replayed over it, in one transaction, so that a screen
 * never sees the steps between (rule R5).
 * @param alongside more writes of the same transaction; false gives the whole merge up
 */
export function mergeTruth(db: Replica, truth: Truth, alongside: () => Promise<boolean>): Promise<boolean> {
  return writeGate(db, async () => {
    if (!(await alongside())) return false;
    await restoreBase(db);
    for (const bucket of truth.emptied ?? []) await emptyBucket(db, bucket);
    await putNewer(db, truth.changes);
    await replay(db);
    return true;
  });
}

/** Runs every entry that is still on its way again, in order. Must run inside `writeGate`, over restored truth. */
async function replay(db: Replica): Promise<void> {
  for (const entry of await db.outbox.orderBy('order').toArray()) {
    // The effect of a stopped entry is taken back; its text stays in the entry (rule W7).
    if (entry.state === 'refused' || entry.state === 'conflict') continue;
    const touches = [...new Set([...entry.touches, ...(await runMutator(db, entry))])];
    if (touches.length > entry.touches.length) await db.outbox.update(entry.order as number, { touches });
  }
}

/** Applies an entry's optimistic effect and answers the rows it touched. Must run inside `writeGate`. */
export async function runMutator(
  db: Replica,
  entry: Pick<OutboxEntry, 'name' | 'args' | 'at'>,
): Promise<RowKey[]> {
  const touches: RowKey[] = [];
  const run = mutators[entry.name] as Mutator<MutationName>;
  await run(
    trackedRowTx(db, (key) => touches.includes(key) || touches.push(key)),
    entry.args,
    { uid: db.uid, at: entry.at },
  );
  return touches;
}

/** A row with an older `ver` never replaces a newer one, nor a tombstone, so any order of arrival ends the same. */
async function putNewer(db: Replica, changes: readonly Change[]): Promise<void> {
  for (const table of tableNames) {
    const mine = changes.filter((change) => change.table === table);
    if (mine.length === 0) continue;
    const known = await db.rows(table).bulkGet(mine.map((change) => change.id));
    const graves = await db.tombstone.bulkGet(mine.map((change) => rowKey(table, change.id)));
    const newer = mine.filter(
      (change, at) => change.ver >= (known[at]?.ver ?? 0) && change.ver >= (graves[at]?.ver ?? 0),
    );
    const gone = newer.filter((change) => change.row === null);
    const put = newer.flatMap((change) => (change.row ? [{ ...change.row, _bucket: change.bucket }] : []));
    await db.rows(table).bulkDelete(gone.map((change) => change.id));
    await db.tombstone.bulkPut(gone.map(({ id, ver }) => ({ key: rowKey(table, id), ver })));
    await db.rows(table).bulkPut(put as never[]);
  }
}

async function emptyBucket(db: Replica, bucket: string): Promise<void> {
  for (const table of tableNames) {
    const gone = await db.rows(table).where('_bucket').equals(bucket).primaryKeys();
    await db.rows(table).bulkDelete(gone);
  }
  // A tombstone outlives its row, so those of this bucket cannot be told apart: all are forgotten.
  await db.tombstone.clear();
}
