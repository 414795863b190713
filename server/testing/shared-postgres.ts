import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { copyPostgres, type PostgresTemplate } from './postgres-copy.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the cluster that all test files share; null where PostgreSQL is not installed. */
    postgres: PostgresTemplate | null;
  }
}

export const hasPostgres = (): boolean => inject('postgres') !== null;

/**
 * Where a program that a test starts finds its database: PostgreSQL where it is installed, because an embedded one takes
 * each program seconds to make or to open; it goes when it is closed.
 */
export async function programDatabase(): Promise<{
  env: Record<string, string>;
  close: () => Promise<void>;
}> {
  if (!hasPostgres()) return { env: {}, close: async () => {} };
  const { url, close } = await openSharedPostgres();
  return { env: { DATABASE_URL: url }, close };
}

/** A migrated database of one test file, in the cluster all share; it goes when it is closed. */
export async function openSharedPostgres(): Promise<Database & { url: string }> {
  const shared = inject('postgres');
  if (shared === null) throw new Error('PostgreSQL is not installed');
  const { url, drop } = await copyPostgres(shared);
  const { db, close } = await openPostgres(url);
  return {
    url,
    db,
    async close() {
      await close();
      await drop();
    },
  };
}
