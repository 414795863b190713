import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

const DEADLOCK = '40P01';
const TRIES = 5;

/** Names of the tables with rows in them, but the list of migrations. */
export async function filledTables(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migration'`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows: filled } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return filled.map(({ name }) => name);
}

/**
 * Takes every row out of every table but the list of migrations. Not by TRUNCATE, which makes new files for all tables
 * each time; with triggers and foreign keys asleep, because some tables let nothing go; and only where a table's file has
 * something in it, in one statement: most of them have never had a row.
 */
export async function emptyTables(db: Db): Promise<void> {
  const empty = () =>
    sql`do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in
        select relname from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migration'
          and pg_relation_size(oid) > 0
      loop
        execute format('delete from %I', name);
      end loop;
    end $$`.execute(db);
  // What the last test has set off may still be at work, and locks rows in another order.
  for (let tries = 1; ; tries += 1)
    try {
      await empty();
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || tries === TRIES) throw error;
    }
}
