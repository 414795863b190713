import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Waits until no transaction of another test's database is older than the newest row of the market's log. Test files
 * share one PostgreSQL, whose transaction numbers are one row for all databases; a pull shows the market only below
 * the oldest that is running (rule R3). What this test's own database holds open is part of the test.
 */
export async function marketSettled(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (
        select from pg_stat_activity
        where datname is distinct from current_database() and backend_xid is not null
          and backend_xid::text::bigint <= (select max(xid::text::bigint) from market_change)
      ) as waits`.execute(db);
    if (rows[0]?.waits !== true) return;
  }
}
