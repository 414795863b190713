import { describe } from 'vitest';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { hasPostgres, openSharedPostgres } from '../../server/testing/shared-postgres.ts';
import { conform } from './conform.ts';

describe('on PGlite', () => {
  conform(openMigrated);
});

// What calls do on PostgreSQL, the tests of server/ ask.
if (ALL_TESTS && hasPostgres())
  describe('on PostgreSQL', () => {
    conform(openSharedPostgres);
  });
