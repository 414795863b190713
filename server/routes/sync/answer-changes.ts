import type { Change } from '../../../contract/sync.ts';
import { groupBy } from '../../api/group-by.ts';
import type { Effects } from '../../change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { MARKET, viewerOf } from './buckets.ts';
import { withRows } from './rows.ts';

/** The rows a write has changed in the caller's buckets, as the next pull will show them. */
export async function answerChanges(
  tx: Db,
  effects: Effects,
  buckets: string[],
  now: Date,
): Promise<Change[]> {
  const market = effects.marketChanges.map(({ id, ver }) => ({
    bucket: MARKET,
    table: 'job' as const,
    id,
    ver,
  }));
  const seen = [...effects.changes, ...market].filter(({ bucket }) => buckets.includes(bucket));
  const changes: Change[] = [];
  for (const [bucket, logged] of groupBy(seen, (change) => change.bucket)) {
    changes.push(...(await withRows(tx, bucket, logged, now, viewerOf(buckets))));
  }
  return changes;
}
