import { describe } from 'vitest';
import { hasPostgres, openSharedPostgres } from '../../server/testing/shared-postgres.ts';
import { conform } from './conform.ts';

// A file of its own: half of the longest one runs beside the other half.
describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  conform(openSharedPostgres, { refusals: process.env.DATABASES === 'all' });
});
