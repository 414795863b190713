import type { Database } from '../../server/database/database.ts';
import { openPgliteFolder } from '../../server/database/pglite-folder.ts';
import { openPostgres } from '../../server/database/postgres.ts';

/** PostgreSQL databases that belong to the folder of a server; of all other folders the database lies inside. */
const urls = new Map<string, string>();

export function keepDatabase(dataDir: string, url: string): void {
  urls.set(dataDir, url);
}

/** The setting by which a program finds the database of a folder. */
export function databaseSetting(dataDir: string): Record<string, string> {
  const url = urls.get(dataDir);
  return url ? { DATABASE_URL: url } : {};
}

/** The database of a folder; one that lies inside can be opened only while no server runs. */
export function openDatabaseOf(dataDir: string): Promise<Database> {
  const url = urls.get(dataDir);
  return url ? openPostgres(url) : openPgliteFolder(dataDir);
}
