import type { Change } from '../../contract/sync.ts';
import { getMeta, type Replica } from '../replica/database.ts';
import { isWhole, type OutboxEntry, type RowKey, rowKey } from '../replica/outbox-entry.ts';
import { putMeta } from '../replica/write-gate.ts';
import { emptyBuckets, putTruth, readBases } from './mirror.ts';
import { replayOver } from './replay.ts';

/** @property altered entries whose effect begins, changes or ends · @property emptied buckets whose rows go (R3, R4) */
export type Aside = { altered?: readonly OutboxEntry[]; emptied?: readonly string[] };

/**
 * Inside `writeGate`. The one way truth enters the replica, from a pull or from an answer: the newer truth goes in, and
 * the entries it reaches are replayed over it, in one transaction, so that a screen never sees the steps between (rule
 * R5).
 */
export async function mergeTruth(
  db: Replica,
  changes: readonly Change[],
  { altered = [], emptied = [] }: Aside = {},
): Promise<void> {
  const seeds = new Set(changes.map(({ table, id }) => rowKey(table, id)));
  for (const entry of altered) for (const key of reachOf(entry)) seeds.add(key);
  if (emptied.length > 0) {
    for (const key of await emptyBuckets(db, new Set(emptied))) seeds.add(key);
  }
  const [bases] = await Promise.all([readBases(db, seeds), noteBuckets(db, changes)]);
  await replayOver(db, seeds, await putTruth(db, changes, bases));
}

/**
 * An answer may bring rows of a bucket that no pull has listed yet, or does not list any more: noted, so that the
 * next pull either goes on with it or takes its rows away (rule R4).
 */
async function noteBuckets(db: Replica, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const known = await getMeta(db, 'buckets');
  const fresh = new Set(changes.map(({ bucket }) => bucket).filter((bucket) => !known?.includes(bucket)));
  if (known && fresh.size > 0) await putMeta(db, 'buckets', [...known, ...fresh]);
}

/** Rows by which an entry is found: those it has changed, or, where it has changed none yet, those it reads. */
function reachOf({ touches, reads }: OutboxEntry): readonly RowKey[] {
  return touches.length > 0 ? touches : reads.filter((key) => !isWhole(key));
}
