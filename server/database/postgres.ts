import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

const OLDEST_MAJOR = 15;

/** A PostgreSQL server; `log` hears every statement. Throws a StartFailure when it cannot be reached or is too old. */
export async function openPostgres(url: string, log?: (event: LogEvent) => void): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks between two statements of a transaction has no listener of the pool's; its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_MAJOR)
      throw new StartFailure(
        `DATABASE_URL names a PostgreSQL ${version}, but at least ${OLDEST_MAJOR} is needed.`,
      );
  } catch (error) {
    await pool.end();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database of DATABASE_URL cannot be reached (${reasonOf(error)}); check that it runs and that the URL is right.`,
    );
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  return { db, close: () => db.destroy() };
}

/** As PGlite reads them: days as text, counts as numbers. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === types.builtins.DATE) return (value) => value;
  if (oid === types.builtins.INT8) return Number;
  return types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no answer';
}
