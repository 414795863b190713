import type { Redis } from 'ioredis';
import type { Report } from './report.ts';
import { StartFailure } from './start-failure.ts';

/** Requests wait for what is counted there: longer than this none of them does. */
const COMMAND_MS = 500;
/**
 * A connection on which something was asked and nothing has come for so long is given up. Without that each request would
 * wait again, because a Redis that hangs keeps its connections. Longer than COMMAND_MS: a process of ours that was busy
 * itself finds its timers due before it has read what came.
 */
const SILENT_MS = 2000;

/**
 * A connection to the Redis of the settings. While it is away or hangs each command fails soon and the connection comes
 * back by itself: nothing that is kept there is missed by anybody. Throws a StartFailure when it cannot be reached at first.
 */
export async function openRedis(url: string, report: Report): Promise<Redis> {
  // Loaded only here: a server without Redis starts without it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENT_MS,
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
  const { db = 0 } = redis.options;
  try {
    await redis.connect();
    // Its own try is over by now, and told nobody that it has failed: everything would go to database 0.
    if (db > 0)
      await redis.select(db).catch(() => {
        throw new StartFailure(
          `The Redis of REDIS_URL has no database ${db}; name one that it has, or none.`,
        );
      });
    return redis;
  } catch (error) {
    redis.disconnect();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      'The Redis of REDIS_URL cannot be reached; check that it runs and that the URL is right.',
    );
  }
}
