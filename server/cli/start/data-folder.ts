import { existsSync } from 'node:fs';
import { StartFailure } from '../../base/start-failure.ts';
import { embeddedFolder } from '../../database/pglite-folder.ts';
import { type DirectoryLock, lockDirectory, lockHolder } from './directory-lock.ts';
import type { Settings } from './settings.ts';

/** Whether anything of this configuration lives in the data folder. */
export function needsDataFolder(settings: Settings): boolean {
  return (
    settings.databaseUrl === undefined ||
    (settings.identity.kind === 'embedded' &&
      (settings.identity.key === undefined || !settings.production)) ||
    settings.vapid === undefined ||
    settings.mail.kind === 'folder' ||
    settings.storageBucket === undefined
  );
}

/**
 * For what acts on a database that a server has made: in an empty folder it would make one, and report that nothing is
 * wrong in it. Throws a StartFailure.
 */
export function assertDatabaseIn(dataDir: string): void {
  if (existsSync(embeddedFolder(dataDir))) return;
  throw new StartFailure(
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to what the server runs with.`,
    2,
  );
}

/** Takes the data folder for this process. Throws a StartFailure when another one has it or it cannot be written. */
export function takeDataFolder(dataDir: string): DirectoryLock {
  let lock: DirectoryLock | undefined;
  try {
    lock = lockDirectory(dataDir);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new StartFailure(
      `The data folder ${dataDir} cannot be used (${reason}); set DATA_DIR to a folder that can be written.`,
    );
  }
  if (lock !== undefined) return lock;
  const holder = lockHolder(dataDir);
  throw new StartFailure(
    `The data folder ${dataDir} is in use by another process${holder ? ` (${holder})` : ''}; stop it first or set DATA_DIR to another folder.`,
  );
}
