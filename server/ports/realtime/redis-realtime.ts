import type { Redis } from 'ioredis';
import type { Every } from '../../base/alarm.ts';
import type { Report } from '../../base/report.ts';
import { memoryRealtime } from './memory-realtime.ts';
import { EVERYTHING, PING_MS, type Realtime } from './realtime.ts';

const CHANNEL = 'zusage:buckets';

/**
 * Signals across processes by Redis, which spares the database a statement for each write and a notification for each
 * process. While the connection is away signals are lost, which rule R7 allows; once it is back, everything counts as
 * moved. It is asked for a sign of life every so often: who only listens would never learn that a connection has vanished
 * without a word. One that gives none is closed by the limits of openRedis, and made again.
 * @param redis stays open, and is closed by the caller
 */
export async function redisRealtime(
  redis: Redis,
  { report, every }: { readonly report: Report; readonly every: Every },
): Promise<Realtime> {
  const local = memoryRealtime();
  // A connection that listens can do nothing else.
  const listener = redis.duplicate();
  listener.on('error', (error) => report('realtime connection lost', error));
  listener.on('message', (_channel, buckets) => local.publish(JSON.parse(buckets) as string[]));
  await listener.connect();
  await listener.subscribe(CHANNEL);
  listener.on('ready', () => {
    listener.subscribe(CHANNEL).then(
      () => local.publish([EVERYTHING]),
      // It has gone again, and will be ready again.
      (error: unknown) => report('realtime reconnect failed', error),
    );
  });
  const stopPings = every(PING_MS, () => {
    // What is wrong is told by the end of the connection.
    listener.ping().catch(() => {});
  });
  return {
    publish(buckets) {
      publishBuckets(redis, buckets).catch((error: unknown) => report('realtime publish failed', error));
    },
    subscribe: local.subscribe,
    async close() {
      stopPings();
      listener.disconnect();
      await local.close();
    },
  };
}

/** Signals to every process that listens; resolves when they are sent. */
export async function publishBuckets(redis: Redis, buckets: readonly string[]): Promise<void> {
  if (buckets.length > 0) await redis.publish(CHANNEL, JSON.stringify(buckets));
}
