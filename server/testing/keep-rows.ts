import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { filledTables } from './empty-tables.ts';

/** Beside the tables of the server, so that nothing that goes through all of them finds the copies. */
const KEPT = 'kept';

/**
 * Copies every row, and gives what puts all of them back into tables that were emptied, with their ids, versions and
 * times. What stands there already stays: the epoch of the log is the new one.
 */
export async function keepRows(db: Db): Promise<() => Promise<void>> {
  await sql`drop schema if exists ${sql.id(KEPT)} cascade`.execute(db);
  await sql`create schema ${sql.id(KEPT)}`.execute(db);
  const tables = await filledTables(db);
  for (const name of tables)
    await sql`create table ${sql.id(KEPT, name)} as table ${sql.table(name)}`.execute(db);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
  const columnsOf = (table: string) =>
    sql.join(rows.filter((row) => row.table === table).map(({ column }) => sql.id(column)));
  return () =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const name of tables)
        await sql`
          insert into ${sql.table(name)} (${columnsOf(name)}) overriding system value
          select ${columnsOf(name)} from ${sql.id(KEPT, name)} on conflict do nothing`.execute(tx);
    });
}
