import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { postgresPrograms, startPostgres } from './postgres-cluster.ts';

const TEMPLATE = 'migrated';

/** One PostgreSQL for the whole run, with a migrated database to copy: making one takes longer than most test files. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = postgresPrograms();
  if (bin === undefined) {
    provide('postgres', null);
    return undefined;
  }
  const cluster = await startPostgres(bin, { durable: false });
  const url = await cluster.newDatabase(TEMPLATE);
  const { db, close } = await openPostgres(url);
  await migrate(db);
  // A database with a connection cannot be copied.
  await close();
  provide('postgres', { admin: url.replace(/[^/]*$/, 'postgres'), template: TEMPLATE });
  return () => cluster.stop();
}
