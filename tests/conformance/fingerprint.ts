import { sql } from 'kysely';
import type { Db } from '../../server/database/database.ts';

/** Databases that have the function below. */
const prepared = new WeakSet<Db>();

/** Content of every table, as one text: equal before and after a request that left no trace. */
export async function fingerprint(db: Db): Promise<string> {
  if (!prepared.has(db)) {
    await prepare(db);
    prepared.add(db);
  }
  const { rows } = await sql<{ text: string }>`select fingerprint() as text`.execute(db);
  return rows[0]?.text ?? '';
}

/** As a function of the database: planning a union of all tables takes several times as long as going through them. */
async function prepare(db: Db): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const lines = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} || ' ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as line
      from ${sql.table(name)} as t`,
  );
  await sql`
    create or replace function fingerprint() returns text language plpgsql as $$ begin
      return (select string_agg(line, chr(10) order by line) from (${sql.join(lines, sql` union all `)}) as lines);
    end $$`.execute(db);
}
