import { type Kysely, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Something others wait for until it is opened. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

type Table = 'job' | 'application' | 'conversation' | 'company' | 'bucket' | 'user';

/** Locks a row in a transaction of its own, which makes others wait for it. Returns how to let go. */
export async function holdRow(db: Db, table: Table, id: string): Promise<() => Promise<void>> {
  const taken = gate();
  const letGo = gate();
  const holding = db.transaction().execute(async (tx) => {
    // One table of several, all with an id.
    const rows = (tx as Kysely<{ job: { id: string } }>).selectFrom(table as 'job');
    await rows.where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
    taken.open();
    await letGo.passed;
  });
  await Promise.race([taken.passed, holding]);
  return async () => {
    letGo.open();
    await holding;
  };
}

/** Comes back once so many transactions of this database wait for a lock, or `over` says that it is no longer needed. */
export async function untilWaiting(db: Db, count: number, over: () => boolean = () => false): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (over() || (rows[0]?.waiting ?? 0) >= count) return;
  }
}

/** Deadlocks this database has seen, those that connections have not reported yet included. */
export async function deadlocksIn(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db);
  const open = rows[0]?.open ?? 0;
  let here = 0;
  const all = gate();
  const flush = () =>
    db.connection().execute(async (connection) => {
      here += 1;
      if (here === open) all.open();
      // Each on a connection of its own.
      await all.passed;
      await sql`select pg_stat_force_next_flush()`.execute(connection);
    });
  await Promise.all(Array.from({ length: open }, flush));
  const { rows: counts } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
  return counts[0]?.deadlocks ?? 0;
}
