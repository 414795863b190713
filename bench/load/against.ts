import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/database/database.ts';
import { openPgliteFolder } from '../../server/database/pglite-folder.ts';
import { openPostgres, PATIENT } from '../../server/database/postgres.ts';
import { postgresPrograms, startPostgres } from '../../server/testing/postgres-cluster.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { type RunningServer, startServer } from '../../tests/harness/server.ts';

export const AGAINST = ['pglite', 'postgres', 'postgres3'] as const;
export type Against = (typeof AGAINST)[number];

/** What is measured: a database, and the processes of `npm start` over it. */
export type Subject = {
  /** The database by itself; the embedded one only while no server runs. */
  readonly open: () => Promise<Database>;
  readonly start: () => Promise<RunningServer[]>;
  readonly remove: () => Promise<void>;
};

/** @param key of SIGN_IN_KEY: the same for all processes */
export async function subjectOf(against: Against, key: string): Promise<Subject> {
  const env = {
    HOST: '127.0.0.1',
    SIGN_IN_KEY: key,
    SAMPLE_MARKET: 'off',
    // All devices of the bench have one address.
    REQUESTS_PER_ADDRESS: '100000000',
  };
  if (against === 'pglite') {
    const { dataDir, remove } = await newDataDir();
    return {
      open: () => openPgliteFolder(dataDir),
      start: async () => [await startServer(dataDir, env)],
      remove,
    };
  }
  const bin = postgresPrograms();
  if (bin === undefined) throw new Error('PostgreSQL is needed: apt-get install postgresql');
  const cluster = await startPostgres(bin);
  const url = await cluster.newDatabase('load');
  const folders = await Promise.all(
    Array.from({ length: against === 'postgres3' ? 3 : 1 }, () => newDataDir()),
  );
  // In the place of a storage bucket: files that one of them writes the others read.
  const [first, ...others] = folders.map(({ dataDir }) => join(dataDir, 'files'));
  mkdirSync(first as string, { recursive: true });
  for (const path of others) symlinkSync(first as string, path);
  return {
    open: () => openPostgres(url, { limits: PATIENT }),
    // One after the other: the first brings the database to this version.
    start: async () => {
      const servers: RunningServer[] = [];
      for (const { dataDir } of folders)
        servers.push(await startServer(dataDir, { ...env, DATABASE_URL: url }));
      return servers;
    },
    remove: async () => {
      for (const { remove } of folders) await remove();
      await cluster.stop();
    },
  };
}

/** What the servers have reported to their operator, a line each. */
export const faultsOf = (servers: readonly RunningServer[]): string[] =>
  servers.flatMap(({ output }) =>
    output()
      .split('\n')
      .filter((line) => line.includes('"event"')),
  );
