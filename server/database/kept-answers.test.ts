import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { forgetMigration } from '../testing/forget-migration.ts';
import { hiring } from '../testing/hiring.ts';
import { onDatabase } from '../testing/on-database.ts';
import { migrate } from './migrate.ts';

const MIGRATION = '0028-kept-answers.sql';

onDatabase((app) => {
  test('W6.2 answers that an earlier version kept whole lose every word; their keys and rows are still answered', async () => {
    const t = app();
    const { of } = await hiring(t);
    const key = v7();
    const accept = () => t.call('owner', 'application.accept', of, key);
    const first = await accept();
    const whole = JSON.stringify({ data: first.data, changes: first.changes });
    expect(whole).toContain('Jana');
    await t.db.updateTable('idempotency').set({ answer: whole }).where('key', '=', key).execute();
    const unfinished = v7();
    await t.db
      .insertInto('idempotency')
      .values({ uid: 'owner', key: unfinished, call: 'x', body_hash: 'x', answer: null, created_at: t.now })
      .execute();

    await forgetMigration(t.db, MIGRATION);
    expect(await migrate(t.db)).toEqual([MIGRATION]);

    const kept = await t.db.selectFrom('idempotency').select(['key', 'answer']).execute();
    expect(kept.filter(({ answer }) => /Jana|Krüger|@example/.test(answer ?? ''))).toEqual([]);
    expect(kept.find((row) => row.key === unfinished)?.answer).toBeNull();
    expect(JSON.parse(kept.find((row) => row.key === key)?.answer ?? '')).toEqual({
      changes: first.changes.map(({ bucket, table, id, ver }) => ({ bucket, table, id, ver })),
    });
    const replay = await accept();
    expect(replay.headers['idempotency-replayed']).toBe('true');
    expect(replay.data).toEqual(first.data);
    expect(replay.changes).toEqual(first.changes);
  });
});
