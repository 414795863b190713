import type { Database } from './database.ts';
import { settleEpoch } from './epoch.ts';
import { migrate } from './migrate.ts';
import { openPgliteFolder } from './pglite-folder.ts';
import { openPostgres, type TimeLimits } from './postgres.ts';

/** The database of the settings, brought to this version. */
export async function openDatabase(
  settings: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  newId: () => string,
  limits?: TimeLimits,
): Promise<Database> {
  const database =
    settings.databaseUrl === undefined
      ? await openPgliteFolder(settings.dataDir)
      : await openPostgres(settings.databaseUrl, limits && { limits });
  try {
    await migrate(database.db);
    await settleEpoch(database.db, newId);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
