import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely } from 'kysely';
import { StartFailure } from '../base/start-failure.ts';
import { brakedPglite } from './braked-pglite.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/** Days stay `YYYY-MM-DD`: as a Date they would move with the time zone. */
const PARSERS = { [types.DATE]: (value: string) => value };
const MAJOR = '18';
/** What `create extension` of extensions.ts finds: PGlite unpacks them at every start. */
export const PGLITE_EXTENSIONS = { pg_trgm, unaccent };

export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');

/**
 * The embedded database in a folder of its own. The caller holds the lock of the data folder.
 * @param queue how many may wait for its one connection; more are refused with `unavailable`
 */
export async function openPgliteFolder(dataDir: string, queue = Number.POSITIVE_INFINITY): Promise<Database> {
  const folder = embeddedFolder(dataDir);
  if (!existsSync(folder)) await create(folder);
  const version = versionOf(folder);
  if (version !== MAJOR) throw broken(folder);
  try {
    const pglite = new PGlite(folder, { parsers: PARSERS, extensions: PGLITE_EXTENSIONS });
    await pglite.waitReady;
    return wrap(pglite, queue);
  } catch {
    throw broken(folder);
  }
}

/** A database that ends with the process: empty, or as a dump of PGlite's files says. */
export async function openPgliteMemory(dump?: Blob, queue?: number): Promise<Database> {
  const pglite = new PGlite({
    parsers: PARSERS,
    extensions: PGLITE_EXTENSIONS,
    ...(dump ? { loadDataDir: dump } : {}),
  });
  await pglite.waitReady;
  return wrap(pglite, queue);
}

/** Made beside its place and moved there complete: a first start that is killed leaves no half database. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = new PGlite(unfinished);
  await pglite.waitReady;
  await pglite.close();
  renameSync(unfinished, folder);
}

function versionOf(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function broken(folder: string): StartFailure {
  return new StartFailure(
    `The database in ${folder} cannot be opened because its files are damaged or from another version; nothing was changed, put a backup there or move the folder away to start empty.`,
  );
}

function wrap(pglite: PGlite, queue = Number.POSITIVE_INFINITY): Database {
  const db = new Kysely<Tables>({ dialect: brakedPglite(pglite, queue) });
  return { db, close: () => db.destroy() };
}
