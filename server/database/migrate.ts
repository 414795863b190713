import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartFailure } from '../base/start-failure.ts';
import { advisoryLock } from './advisory-locks.ts';
import type { Db } from './database.ts';
import { ensureExtensions } from './extensions.ts';
import { takeAnyTime } from './patience.ts';
import { sqlState } from './sql-state.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/** How long a migration waits for a lock: all other statements queue behind it meanwhile. */
const LOCK_MS = 3_000;
const TRIES = 20;
const PAUSE_MS = 1_000;
/** lock_not_available */
const BUSY = '55P03';

type Waiting = { readonly lockMs?: number; readonly sleep?: (ms: number) => Promise<void> };

/**
 * Brings the database to this version: all missing migrations in order, in one transaction, under a lock, so that
 * several processes may start at once. One that finds a table in use lets the others go on and tries again. Returns
 * the names of those it applied.
 *
 * Rule for a migration: the version before runs on beside it until it is stopped, so it only adds (expand). What that
 * version still reads or writes is taken away by a migration of a later release (contract); a column that is new has a
 * default or may be null.
 */
export async function migrate(
  db: Db,
  { lockMs = LOCK_MS, sleep = setTimeout }: Waiting = {},
): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptMigration(db, lockMs);
    } catch (error) {
      if (sqlState(error) !== BUSY) throw error;
      if (attempt === TRIES)
        throw new StartFailure(
          'The database is in use by something that does not let go of its tables; end that and start again.',
        );
      await sleep(PAUSE_MS);
    }
  }
}

async function attemptMigration(db: Db, lockMs: number): Promise<string[]> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return db.transaction().execute(async (tx) => {
    // However long another process takes to migrate, and a statement with many rows.
    await takeAnyTime(tx);
    await sql`select pg_advisory_xact_lock(${advisoryLock('migrate')})`.execute(tx);
    await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx);
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
