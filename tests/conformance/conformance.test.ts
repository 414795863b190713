import { describe } from 'vitest';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { conform } from './conform.ts';

describe('on PGlite', () => {
  conform(openMigrated);
});
