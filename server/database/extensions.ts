import { sql } from 'kysely';
import { StartFailure } from '../base/start-failure.ts';
import type { Db } from './database.ts';
import { sqlState } from './sql-state.ts';

/** Both are trusted extensions of PostgreSQL's own distribution: the right to create in the database is enough. */
const NEEDED = ['pg_trgm', 'unaccent'] as const;
/** undefined_file, feature_not_supported: the server's packages lack it. */
const ABSENT = ['58P01', '0A000'];

/** Makes the extensions that search needs. Throws a StartFailure that says what to do where that is not possible. */
export async function ensureExtensions(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  for (const name of NEEDED) {
    if (known.has(name)) continue;
    try {
      await sql`create extension ${sql.ref(name)}`.execute(db);
    } catch (error) {
      throw new StartFailure(
        ABSENT.includes(sqlState(error))
          ? `The database server lacks the extension ${name}; install PostgreSQL's contrib package there and start again.`
          : `The extension ${name} could not be made in the database of DATABASE_URL; let its administrator run "create extension ${name}" there and start again.`,
      );
    }
  }
}
