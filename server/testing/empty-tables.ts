import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Takes every row out of every table but the list of migrations. Not by TRUNCATE, which makes new files for all tables
 * each time; and with triggers and foreign keys asleep, because some tables let nothing go.
 */
export async function emptyTables(db: Db): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migration'`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows: filled } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name } of filled) await sql`delete from ${sql.table(name)}`.execute(tx);
  });
}
