import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the cluster that all test files share; null where PostgreSQL is not installed. */
    postgres: { admin: string; template: string } | null;
  }
}

export const hasPostgres = (): boolean => inject('postgres') !== null;

/** A migrated database of one test file, in the cluster all share; it goes when it is closed. */
export async function openSharedPostgres(): Promise<Database & { url: string }> {
  const shared = inject('postgres');
  if (shared === null) throw new Error('PostgreSQL is not installed');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(shared.admin, `create database ${name} template ${shared.template}`);
  const url = shared.admin.replace(/[^/]*$/, name);
  const { db, close } = await openPostgres(url);
  return {
    url,
    db,
    async close() {
      await close();
      await asAdmin(shared.admin, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
