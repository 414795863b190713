import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { holdRow, untilWaiting } from '../../testing/held-row.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { purge } from './purge.ts';

const ROW = '00000000-0000-7000-8000-000000000001';

onPostgres((app) => {
  test('T13 tombstones are forgotten behind their bucket, as they are written', async () => {
    const t = app();
    await seeker(t, 'mia');
    await sql`
      insert into bucket_change (bucket, tbl, row_id, ver, seq, deleted, at)
      values ('user:mia', 'application', ${ROW}, 1, 1000, true, '2024-01-01')`.execute(t.db);
    const tombstone = () =>
      t.db.transaction().execute(async (tx) => {
        const rows = tx.selectFrom('bucket_change').where('row_id', '=', ROW).select('seq');
        return rows.forNoKeyUpdate().skipLocked().execute();
      });
    const letGo = await holdRow(t.db, 'bucket', 'user:mia');
    const purging = transact(t.parts, purge);
    await untilWaiting(t.db, 1);
    // Who holds the bucket may write this row now: the purge must not have it yet.
    expect(await tombstone()).toHaveLength(1);
    await letGo();
    await purging;
    expect(await tombstone()).toEqual([]);
    const { floor } = await t.db
      .selectFrom('bucket')
      .where('id', '=', 'user:mia')
      .select('floor')
      .executeTakeFirstOrThrow();
    expect(Number(floor)).toBe(1000);
  });
});
