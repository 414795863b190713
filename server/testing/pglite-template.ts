import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPgliteMemory, PGLITE_EXTENSIONS } from '../database/pglite-folder.ts';
import type { Tables } from '../database/schema.ts';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const CACHE = join(ROOT, 'node_modules/.cache/pglite');

/**
 * A migrated database in memory. Its files are kept as a template for the next one, because making them takes seven
 * times as long as reading them; another migration, or another PGlite, makes another template.
 * @param queue how many may wait for its connection
 */
export async function openMigrated(queue?: number): Promise<Database> {
  const path = join(CACHE, `${fingerprint()}.tar`);
  const template = existsSync(path) ? new Blob([readFileSync(path)]) : await makeTemplate(path);
  return openPgliteMemory(template, queue);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json')));
  for (const name of readdirSync(MIGRATIONS).sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(path: string): Promise<Blob> {
  const pglite = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const template = await pglite.dumpDataDir('none');
  await db.destroy();
  mkdirSync(CACHE, { recursive: true });
  // Test files run side by side: a reader finds a whole template or none.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await template.arrayBuffer()));
  renameSync(unfinished, path);
  return template;
}
