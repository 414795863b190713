import { defineConfig } from '@playwright/test';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { chromiumPath } from '../run/chromium.ts';

/** Files that take minutes: begun first, so that no worker is left with one of them at the end. */
const LONG = /\/(screens|chaos|shell|data-rights|console|hire|creator|outbox|setup|store|backlog)\.spec\.ts$/;

/** Not of the short form (CONTRIBUTING.md): `npm run test:e2e` runs them too. */
const ONLY_LONG = /@long/;

/** Browsers are started by the tests themselves, because most of them need a profile that outlives a kill. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // Every act and every wait has an end of its own: this one is for a test that hangs in between.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Tests of one file share a server and take turns. A third worker made no run shorter on two cores, and each of its
  // tests twice as long.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  ...(!ALL_TESTS && { grepInvert: ONLY_LONG }),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  globalSetup: './global-setup.ts',
  metadata: { chromium: chromiumPath() ?? 'missing' },
});
