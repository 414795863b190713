import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartFailure } from '../start-failure.ts';
import type { Db } from './database.ts';
import { ensureExtensions } from './extensions.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number that nothing else in the database locks. */
const LOCK = 4_400_001;

/**
 * Brings the database to this version: all missing migrations in order, in one transaction, under a lock, so that
 * several processes may start at once. Returns the names of those it applied.
 */
export async function migrate(db: Db): Promise<string[]> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx);
    await sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx);
    const done = new Set(rows.map((row) => row.name));
    const unknown = [...done].find((name) => !files.includes(name));
    if (unknown !== undefined)
      throw new StartFailure(
        `The database was made by a newer version of this program (it knows ${unknown}); start that version.`,
      );
    const missing = files.filter((name) => !done.has(name));
    await ensureExtensions(tx);
    for (const name of missing) {
      for (const statement of statementsOf(readFileSync(join(FOLDER, name), 'utf8')))
        await sql.raw(statement).execute(tx);
      await sql`insert into migration (name) values (${name})`.execute(tx);
    }
    return missing;
  });
}

/** PGlite takes one statement at a time. Hazard: a function body with a line that ends in `;` would be cut. */
function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
