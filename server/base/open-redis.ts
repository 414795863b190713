import type { Redis } from 'ioredis';
import type { Report } from './report.ts';
import { StartFailure } from './start-failure.ts';

/**
 * A connection to the Redis of the settings. While it is away each command fails at once and the connection comes back by
 * itself: nothing that is kept there is missed by anybody. Throws a StartFailure when it cannot be reached at first.
 */
export async function openRedis(url: string, report: Report): Promise<Redis> {
  // Loaded only here: a server without Redis starts without it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
  });
  let told = false;
  redis.on('ready', () => {
    told = false;
  });
  redis.on('error', (error) => {
    if (!told) report('redis does not answer', error);
    told = true;
  });
  try {
    await redis.connect();
    return redis;
  } catch {
    redis.disconnect();
    throw new StartFailure(
      'The Redis of REDIS_URL cannot be reached; check that it runs and that the URL is right.',
    );
  }
}
