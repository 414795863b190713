import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPgliteMemory } from '../database/pglite-folder.ts';
import { openPostgres } from '../database/postgres.ts';
import { type PostgresCluster, postgresPrograms, startPostgres } from './postgres-cluster.ts';
import { type TestApp, testApp } from './test-app.ts';

type Suite = (app: () => TestApp) => void;

const bin = postgresPrograms();

/**
 * Runs a suite over the whole user API on PGlite, and on PostgreSQL where that is installed. Every test starts with
 * an empty database; the app is the same one all through.
 */
export function onEachDatabase(suite: Suite): void {
  describe('on PGlite', () => {
    runOn(openPgliteMemory, suite);
  });
  onPostgres(suite);
}

/** For what PGlite cannot show: it has one connection. */
export function onPostgres(suite: Suite): void {
  const name = bin ? 'on PostgreSQL' : 'on PostgreSQL (left out: it is not installed)';
  describe.skipIf(bin === undefined)(name, () => {
    let cluster: PostgresCluster;
    beforeAll(async () => {
      cluster = await startPostgres(bin as string);
    });
    afterAll(() => cluster.stop());
    runOn(async () => openPostgres(await cluster.newDatabase()), suite);
  });
}

function runOn(open: () => Promise<Database>, suite: Suite): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(open);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());
  suite(() => app);
}
