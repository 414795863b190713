import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { handlers } from '../../server/routes/handlers.ts';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { hasPostgres, openSharedPostgres } from '../../server/testing/shared-postgres.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { fuzz } from './fuzz.ts';

/** The fixed form; `npm run fuzz` takes any number and seed. */
const REQUESTS = ALL_TESTS ? 2000 : 1000;

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp(openSharedPostgres);
  }, 60_000);
  afterAll(async () => {
    await t.close();
  });

  test('it finds what it is there to find', async () => {
    const own = handlers['job.get'];
    const broken = handlers as { -readonly [Name in keyof typeof handlers]: (typeof handlers)[Name] };
    const finds = async (run: typeof own.run) => {
      broken['job.get'] = { ...own, run };
      const { findings } = await fuzz(t, { seed: 3, requests: 100, names: ['job.get'] }).finally(() => {
        broken['job.get'] = own;
      });
      return findings.map((finding) => finding.replace(/:.*/s, ''));
    };
    const crash = await finds(async () => {
      throw new TypeError('x is not a function');
    });
    expect(new Set(crash)).toEqual(new Set(['500']));
    // It refuses, and has written already: past the call's own transaction.
    const trace = await finds(async ({ now }) => {
      await t.db.insertInto('usage').values({ limit_name: 'test', who: 'x', at: now }).execute();
      throw new ApiError('not_found', 'no such job');
    });
    expect(new Set(trace)).toEqual(new Set(['left a trace']));
  }, 120_000);

  test('W6.1 it finds a second effect under one key', async () => {
    const own = { ...handlers };
    const broken = handlers as Record<string, unknown>;
    for (const [name, handler] of Object.entries(own)) {
      const { again } = handler;
      if (again === undefined) continue;
      const asOwn = again.read as (...asked: unknown[]) => unknown;
      const read = async (...asked: unknown[]) => {
        await t.db.insertInto('usage').values({ limit_name: 'test', who: 'x', at: t.now }).execute();
        return asOwn(...asked);
      };
      broken[name] = { ...handler, again: { ...again, read } };
    }
    const { findings } = await fuzz(t, { seed: 3, requests: 600 }).finally(() => Object.assign(broken, own));
    expect(new Set(findings.map((finding) => finding.replace(/:.*/s, '')))).toEqual(
      new Set(['a second effect under one key']),
    );
  }, 120_000);

  // A new call makes other requests of the same seed; these two get through often enough to be of use.
  test.each([1, 4])(
    'seed %i: no 5xx, no hang, no trace of a refused request, one effect under one key',
    async (seed) => {
      const { findings, requests, repeated, byStatus } = await fuzz(t, { seed, requests: REQUESTS / 2 });
      console.log(`fuzz: seed ${seed}, ${requests} requests, ${JSON.stringify(byStatus)}`);
      expect(findings).toEqual([]);
      // A fuzz that never gets through the door finds nothing.
      expect(byStatus[200]).toBeGreaterThan(requests / 20);
      expect(repeated).toBeGreaterThan(requests / 100);
    },
    300_000,
  );
});
