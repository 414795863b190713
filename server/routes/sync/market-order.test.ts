import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { Effects } from '../../database/change-log/effects.ts';
import { writeLog } from '../../database/change-log/write-log.ts';
import type { Db } from '../../database/database.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { openSharedPostgres } from '../../testing/shared-postgres.ts';
import type { TestApp } from '../../testing/test-app.ts';

const NOTICE = {
  user_id: 'mia',
  type: 'application_seen',
  ref_type: 'application',
  ref_id: v7(),
  params: '[]',
  read_at: null,
} as const;

/** A promise to be resolved by hand. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

/**
 * Waits until this transaction is the oldest that is open. One of another test's database on the same server would make
 * it queue a look at the log, which the next writer of the market waits for.
 */
async function untilOldest(tx: Db): Promise<void> {
  const isOldest = async () => {
    const { rows } = await sql<{ oldest: boolean }>`
      select pg_current_xact_id() = pg_snapshot_xmin(pg_current_snapshot()) as oldest`.execute(tx);
    return rows[0]?.oldest;
  };
  await expect.poll(isOldest).toBe(true);
}

/** A transaction that is open in another database of this server, and ends once one of this database has begun to write. */
async function openElsewhere() {
  const { db, close } = await openSharedPostgres();
  const open = await db.startTransaction().execute();
  await sql`select pg_current_xact_id()`.execute(open);
  return {
    async endBehind(here: Db): Promise<void> {
      const writers = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and backend_xid is not null`.execute(here);
        return rows[0]?.count;
      };
      await expect.poll(writers).toBeGreaterThan(0);
      await open.rollback().execute();
      await close();
    },
  };
}

/** Begins a transaction and lets it go on to its change log, and to its end, when the test says so. */
function begin(
  t: TestApp,
  log: (tx: Db, effects: Effects) => Promise<void>,
  when: 'logs first' | 'logs last',
) {
  const [reached, goOn] = [gate(), gate()];
  const done = t.db.transaction().execute(async (tx) => {
    const effects = new Effects();
    await log(tx, effects);
    if (when === 'logs first') await writeLog(tx, effects, t.now);
    reached.open();
    await goOn.passed;
    if (when === 'logs last') await writeLog(tx, effects, t.now);
  });
  return {
    reached: reached.passed,
    commit() {
      goOn.open();
      return done;
    },
  };
}

onPostgres((app) => {
  test.each([
    ['alone', false],
    ['beside an older transaction of another database', true],
  ])(
    'R3.1 the market’s cursor never passes a transaction that commits later than a younger one, %s',
    async (_, beside) => {
      const t = app();
      const { _id } = await company(t, 'owner');
      await seeker(t, 'mia');
      const older = await publishedJob(t, 'owner', _id);
      const younger = await publishedJob(t, 'owner', _id);
      const start = await pullAll(t, 'mia');

      const marketRow = (id: string) => async (_tx: Db, effects: Effects) => effects.market({ id, ver: 9 });
      const oldest = async (tx: Db, effects: Effects) => {
        await untilOldest(tx);
        await marketRow(older._id)(tx, effects);
      };
      const other = beside ? await openElsewhere() : undefined;
      const first = begin(t, oldest, 'logs first');
      if (other) await other.endBehind(t.db);
      await first.reached;
      const second = begin(t, marketRow(younger._id), 'logs first');
      await second.reached;
      await second.commit();

      // The younger one is committed, yet passing it would lose the older one for good.
      const between = await pullAll(t, 'mia', start.cursor);
      expect(between.changes).toEqual([]);
      await first.commit();
      const settled = await pullAll(t, 'mia', between.cursor);
      expect(settled.changes.map(({ id }) => id)).toEqual([older._id, younger._id]);
      expect((await pullAll(t, 'mia', settled.cursor)).changes).toEqual([]);
    },
  );

  test('R3.1 a personal bucket’s numbers are given in the order of commits', async () => {
    const t = app();
    await seeker(t, 'mia');
    const start = await pullAll(t, 'mia');
    const notice = (id: string) => async (tx: Db, effects: Effects) => {
      await tx
        .insertInto('notification')
        .values({ ...NOTICE, id, created_at: t.now })
        .execute();
      effects.change('user:mia', 'notification', { id, ver: 1 });
    };
    const [slow, fast] = [v7(), v7()];
    const first = begin(t, notice(slow), 'logs last');
    await first.reached;
    const second = begin(t, notice(fast), 'logs last');
    await second.reached;
    await second.commit();
    const between = await pullAll(t, 'mia', start.cursor);
    expect(between.changes.map(({ id }) => id)).toEqual([fast]);
    await first.commit();
    expect((await pullAll(t, 'mia', between.cursor)).changes.map(({ id }) => id)).toEqual([slow]);
  });
});
