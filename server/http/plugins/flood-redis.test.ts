import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRedis } from '../../base/open-redis.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const MOST = 20;

describe.skipIf(!hasRedis())(
  `requests counted in Redis${hasRedis() ? '' : ' (left out: it is not installed)'}`,
  () => {
    let server: RedisServer;
    let redis: Redis;
    let processes: TestApp[];
    beforeAll(async () => {
      server = await startRedis();
      redis = await openRedis(server.url, () => {});
      const floodLimits = { address: 1000, token: MOST, pages: MOST };
      processes = [
        await testApp(openMigrated, { floodLimits, redis }),
        await testApp(openMigrated, { floodLimits, redis }),
      ];
    }, 60_000);
    afterAll(async () => {
      for (const t of processes) await t.close();
      redis.disconnect();
      await server.stop();
    });

    /** Requests with one token, dealt out to the processes by turns; how many were refused. */
    async function refusedOf(count: number, token: string): Promise<number> {
      let refused = 0;
      for (let turn = 0; turn < count; turn++) {
        const { app } = processes[turn % processes.length] as TestApp;
        const headers = { authorization: `Bearer ${token}` };
        const { statusCode, headers: told } = await app.inject({ url: '/api/config', headers });
        if (statusCode !== 429) continue;
        refused += 1;
        expect(Number(told['retry-after'])).toBeGreaterThan(0);
      }
      return refused;
    }

    test('a flood that is spread over the processes is held off as one, and no token stands in Redis', async () => {
      expect(await refusedOf(MOST + 6, 'flooder-token')).toBe(6);
      expect(await refusedOf(1, 'other-token')).toBe(0);
      const keys = await redis.keys('*');
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => key.includes('token'))).toEqual([]);
    });

    test('while Redis hangs everybody is answered, and health is asked without it', async () => {
      server.hang();
      expect(await refusedOf(MOST + 6, 'flooder-token')).toBe(0);
      const { app } = processes[0] as TestApp;
      expect((await app.inject('/api/health/live')).statusCode).toBe(200);
      server.goOn();
      await expect.poll(() => redis.status, { timeout: 20_000 }).toBe('ready');
      expect(await refusedOf(MOST + 6, 'third-token')).toBe(6);
    });

    test('pages are counted apart from calls', async () => {
      const remoteAddress = '198.51.100.77';
      const statusOf = async (url: string) =>
        (await (processes[0] as TestApp).app.inject({ url, remoteAddress })).statusCode;
      for (let turn = 0; turn < MOST; turn++) await statusOf('/api/config');
      expect(await statusOf('/jobs')).toBe(200);
      for (let turn = 0; turn < MOST; turn++) await statusOf('/jobs');
      expect([await statusOf('/jobs'), await statusOf('/api/config')]).toEqual([429, 200]);
    });

    test('health is limited for nobody', async () => {
      const { app } = processes[0] as TestApp;
      const headers = { authorization: 'Bearer balancer' };
      for (let turn = 0; turn < MOST + 6; turn++)
        expect((await app.inject({ url: '/api/health/live', headers })).statusCode).toBe(200);
    });

    test('while Redis is away nobody is refused', async () => {
      await server.stop();
      expect(await refusedOf(MOST + 6, 'flooder-token')).toBe(0);
      await server.start();
    });
  },
);
