import type { Database } from './database.ts';
import { settleEpoch } from './epoch.ts';
import { migrate } from './migrate.ts';
import { openPgliteFolder } from './pglite-folder.ts';
import { openPostgres, type PoolSize, type TimeLimits } from './postgres.ts';

export type DatabaseSettings = {
  /** Undefined: PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of it, for what everybody may read. */
  readonly readUrl: string | undefined;
  /** Past a pooler, for LISTEN; undefined: `databaseUrl` leads to the database itself. */
  readonly listenUrl: string | undefined;
  readonly dataDir: string;
  /** Of this process; the embedded database has one connection, whatever is said. */
  readonly pool: PoolSize;
  readonly statementMs: number;
};

/** The database of the settings, brought to this version. */
export async function openDatabase(
  settings: DatabaseSettings,
  newId: () => string,
  limits: Partial<TimeLimits> = { statement: settings.statementMs },
): Promise<Database> {
  const database =
    settings.databaseUrl === undefined
      ? await openPgliteFolder(settings.dataDir, settings.pool.queue)
      : await openPostgres(settings.databaseUrl, { limits, size: settings.pool });
  try {
    await migrate(database.db);
    await settleEpoch(database.db, newId);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
