import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ALL_TESTS } from './all-tests.ts';
import { openMigrated } from './pglite-template.ts';
import { hasPostgres, openSharedPostgres } from './shared-postgres.ts';
import { type TestApp, testApp } from './test-app.ts';
import { watchLocks } from './watch-locks.ts';

type Suite = (app: () => TestApp) => void;

/** On a busy machine a database takes its time. */
const START_MS = 60_000;

/**
 * Runs a suite over the whole user API on PostgreSQL where it is installed, else on PGlite; on both with TESTS=all.
 * PGlite is asked in tests/ what every call does. Every test starts with an empty database; the app is the same one all
 * through.
 */
export function onDatabase(suite: Suite): void {
  if (hasPostgres()) onPostgres(suite);
  if (!hasPostgres() || ALL_TESTS) describe('on PGlite', () => runOn(shared(openMigrated), suite));
}

/** For what PGlite cannot show: it has one connection. */
export function onPostgres(suite: Suite): void {
  const name = hasPostgres() ? 'on PostgreSQL' : 'on PostgreSQL (left out: it is not installed)';
  describe.skipIf(!hasPostgres())(name, () => {
    const locks = watchLocks();
    afterEach(() => expect(locks.broken(), 'the order of server/database/lock-order.ts').toEqual([]));
    runOn(shared(openSharedPostgres), suite, () => locks.broken());
  });
}

const opened = new Map<() => Promise<Database>, Promise<Database>>();

/**
 * One database for all test files that run in this process, one after the other: each test empties it anyway, and
 * opening one takes longer than most files. It ends with the process.
 */
function shared(open: () => Promise<Database>): () => Promise<Database> {
  return async () => {
    const known = opened.get(open) ?? open();
    opened.set(open, known);
    return { db: (await known).db, close: async () => {} };
  };
}

function runOn(open: () => Promise<Database>, suite: Suite, ready = (): unknown => undefined): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(open);
  }, START_MS);
  beforeEach(async () => {
    await app.reset();
    ready();
  });
  afterAll(() => app.close());
  suite(() => app);
}
