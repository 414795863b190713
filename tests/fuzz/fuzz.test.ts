import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, openSharedPostgres } from '../../server/testing/shared-postgres.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { fuzz } from './fuzz.ts';

/** The fixed form; `npm run fuzz` takes any number and seed. */
const REQUESTS = 4000;

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp(openSharedPostgres);
  }, 60_000);
  afterAll(async () => {
    await t.close();
  });

  test.each([1, 2])(
    'seed %i: no 5xx, no hang, no trace of a refused request',
    async (seed) => {
      const { findings, requests, byStatus } = await fuzz(t, { seed, requests: REQUESTS / 2 });
      console.log(`fuzz: seed ${seed}, ${requests} requests, ${JSON.stringify(byStatus)}`);
      expect(findings).toEqual([]);
      // A fuzz that never gets through the door finds nothing.
      expect(byStatus[200]).toBeGreaterThan(requests / 20);
    },
    300_000,
  );
});
