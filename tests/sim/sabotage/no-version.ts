import type { Change } from '../../../contract/sync.ts';
import type { Replica } from '../../../src/replica/database.ts';
import { rowKey } from '../../../src/replica/outbox-entry.ts';
import type { Bases } from '../../../src/sync/mirror.ts';

export * from '../../../src/sync/mirror.ts';

/** Whatever comes last is the truth, however old it is. */
export async function putTruth(db: Replica, changes: readonly Change[], bases: Bases): Promise<Bases> {
  const truth = new Map(bases);
  for (const { table, id, bucket, row } of changes) {
    const stored = row && { ...row, _bucket: bucket };
    const key = rowKey(table, id);
    truth.has(key) && truth.set(key, stored as never);
    if (bases.has(key)) await db.base.put({ key, row: stored as never });
    else if (stored) await db.rows(table).put(stored as never);
    else await db.rows(table).delete(id);
  }
  return truth;
}
