import { sql } from 'kysely';
import type { Db } from '../../server/database/database.ts';

/** Content of every table, as one text: equal before and after a request that left no trace. */
export async function fingerprint(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
      from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{
    name: string;
    rows: string;
    hash: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  // A union is answered in any order.
  return rows
    .map((row) => `${row.name} ${row.rows} ${row.hash}`)
    .sort()
    .join('\n');
}
