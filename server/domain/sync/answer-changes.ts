import type { Change } from '../../../contract/sync.ts';
import type { Buckets, ChangedRow } from '../../api/call-parts.ts';
import type { ShownRows } from '../../api/shown-rows.ts';
import type { Effects } from '../../database/change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { bucketsOf, MARKET, viewerOf } from './buckets.ts';
import { withRows } from './rows.ts';

/**
 * The rows in the caller's buckets that a write has changed. Only adults get market rows: a minor's calls never change
 * their market, and the first pull of one relies on that.
 */
function changedRows(effects: Effects, buckets: readonly string[]): ChangedRow[] {
  const personal = effects.changes.map(({ bucket, table, id, ver }) => ({ bucket, table, id, ver }));
  const market = effects.marketChanges.map(
    ({ id, ver }): ChangedRow => ({ bucket: MARKET, table: 'job', id, ver }),
  );
  return [...personal, ...market].filter(({ bucket }) => buckets.includes(bucket));
}

/** These rows as the next pull will show them: their current state in the caller's current buckets. */
async function answerChanges(
  tx: Db,
  changed: readonly ChangedRow[],
  buckets: string[],
  now: Date,
  shown?: ShownRows,
): Promise<Change[]> {
  const seen = changed.filter(({ bucket }) => buckets.includes(bucket));
  const changes: Change[] = [];
  for (const [bucket, logged] of Map.groupBy(seen, (change) => change.bucket)) {
    changes.push(...(await withRows(tx, bucket, logged, now, viewerOf(buckets), shown)));
  }
  return changes;
}

export const buckets: Buckets = { bucketsOf, changedRows, answerChanges };
