import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '../api/transact.ts';
import { workKinds } from '../routes/work.ts';
import { marketSettled } from '../testing/market-settled.ts';
import { onDatabase } from '../testing/on-database.ts';
import { company, pullAll, seeker } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { queueRecurring } from './recurring.ts';
import { ROWS_A_STEP } from './steps.ts';

const MANY = ROWS_A_STEP + 200;
const OLD = '2024-01-01T00:00:00Z';
const each = sql.raw(`from generate_series(1, ${MANY}) as n`);
const id = sql.raw(`('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`);

const count = async (t: TestApp, table: string, where = 'true') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(t.db);
  return rows[0]?.count ?? 0;
};

onDatabase((app) => {
  test.each([
    [
      'log.purge',
      'idempotency',
      sql`insert into idempotency (uid, key, call, body_hash, answer, created_at) select '', ${id}, 'x', 'x', null, ${OLD} ${each}`,
    ],
    ['log.purge', 'usage', sql`insert into usage (limit_name, who, at) select 'x', n::text, ${OLD} ${each}`],
    [
      'log.purge',
      'bucket_change',
      sql`insert into bucket_change (bucket, tbl, row_id, ver, seq, deleted, at) select 'user:mia', 'application', ${id}, 1, n + 1000, true, ${OLD} ${each}`,
    ],
    [
      'log.purge',
      'market_change',
      sql`insert into market_change (job_id, ver, deleted, at) select ${id}, 1, true, ${OLD} ${each}`,
    ],
    [
      'rights.purge',
      'session',
      sql`insert into session (id, user_id, signed_in_at, device, first_seen_at, last_seen_at) select ${id}, 'mia', ${OLD}::timestamptz + n * interval '1 second', '', ${OLD}, ${OLD} ${each}`,
    ],
    [
      'notification.tidy',
      'digest',
      sql`insert into digest (user_id, day, posted_at) select 'mia', '2000-01-01'::date + n, ${OLD} ${each}`,
    ],
  ] as const)('T14 %s goes through %s in steps', async (kind, table, insert) => {
    const t = app();
    await seeker(t, 'mia');
    await insert.execute(t.db);
    const old = `${table === 'session' ? 'last_seen_at' : table === 'digest' ? 'posted_at' : table === 'idempotency' ? 'created_at' : 'at'} <= '${OLD}'`;
    expect(await count(t, table, old)).toBe(MANY);
    const work = workKinds[kind];
    if (work?.do !== 'recurring') throw new Error(`${kind} does not come round`);
    const step = () => transact(t.parts, (context) => work.run(context));
    await marketSettled(t.db);
    expect((await step()).result).toBe(true);
    expect(await count(t, table, old)).toBe(MANY - ROWS_A_STEP);
    expect((await step()).result).toBe(false);
    expect(await count(t, table, old)).toBe(0);
  });

  test('T14, R3.2 the floors follow the steps, and what is left above them is still told', async () => {
    const t = app();
    await seeker(t, 'mia');
    await sql`
      insert into bucket_change (bucket, tbl, row_id, ver, seq, deleted, at)
      select 'user:mia', 'application', ${id}, 1, n + 1000, true, ${OLD} ${each}`.execute(t.db);
    await sql`update bucket set seq = ${1000 + MANY} where id = 'user:mia'`.execute(t.db);
    await transact(t.parts, (context) => queueRecurring(context, workKinds));
    await t.doWork();
    const { floor } = await t.db
      .selectFrom('bucket')
      .where('id', '=', 'user:mia')
      .select('floor')
      .executeTakeFirstOrThrow();
    expect(Number(floor)).toBe(1000 + MANY);
    expect(await count(t, 'bucket_change', `deleted and bucket = 'user:mia'`)).toBe(0);
    expect((await pullAll(t, 'mia')).changes.length).toBeGreaterThan(0);
  });

  test.each([
    ['read', 'notification.read-all', 'read_at is null'],
    ['deleted', 'notification.delete', 'deleted_at is null'],
  ] as const)(
    'T14 all notices are %s at once for their reader, in steps for the database',
    async (_, name, open) => {
      const t = app();
      await company(t, 'owner');
      await sql`
      insert into notification (id, user_id, type, ref_type, ref_id, params, created_at, expires_at, ver)
      select ${id}, 'owner', 'application_new', 'application', n::text, '[]', ${OLD}, '2030-01-01', 1 ${each}`.execute(
        t.db,
      );
      const upTo = t.now.toISOString();
      const { data } = await t.call('owner', name, {
        userId: 'owner',
        ...(name === 'notification.read-all' ? { upTo } : { all: true }),
      } as never);
      expect(data).toEqual(name === 'notification.read-all' ? { unread: 0 } : { deleted: MANY });
      expect(await count(t, 'notification', open)).toBe(MANY - ROWS_A_STEP);
      await t.doWork();
      expect(await count(t, 'notification', open)).toBe(0);
      expect(await count(t, 'bucket_change', `tbl = 'notification'`)).toBe(MANY);
    },
  );
});
