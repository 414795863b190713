import type { Redis } from 'ioredis';
import { type Every, systemAlarm } from '../../base/alarm.ts';
import { openRedis } from '../../base/open-redis.ts';
import type { Report } from '../../base/report.ts';
import type { Db } from '../../database/database.ts';
import { unreachable } from '../../database/postgres.ts';
import { hostedRealtime, membersIn } from '../../ports/realtime/hosted-realtime.ts';
import { memoryRealtime } from '../../ports/realtime/memory-realtime.ts';
import { notifyBuckets, postgresRealtime } from '../../ports/realtime/postgres-realtime.ts';
import type { Realtime } from '../../ports/realtime/realtime.ts';
import { publishBuckets, redisRealtime } from '../../ports/realtime/redis-realtime.ts';
import type { Settings } from './settings.ts';

type Needs = {
  readonly db: Db;
  readonly redis: Redis | undefined;
  readonly report: Report;
  readonly every: Every;
};

/** The signals of the settings: within this process or across several, and by Firestore where that is configured. */
export async function startRealtime(settings: Settings, needs: Needs): Promise<Realtime> {
  const { db, report } = needs;
  const { identity, signals } = settings;
  const local = await acrossProcesses(settings, needs);
  if (signals !== 'firestore' || identity.kind !== 'hosted') return local;
  // Loaded only here: it costs a quarter of a second and 50 MB.
  const { openSignalStore } = await import('../../ports/realtime/open-signal-store.ts');
  return hostedRealtime(local, {
    store: openSignalStore(identity),
    membersOf: membersIn(db),
    alarm: systemAlarm,
    report,
  });
}

async function acrossProcesses(
  { databaseUrl, listenUrl }: Settings,
  { db, redis, report, every }: Needs,
): Promise<Realtime> {
  if (redis !== undefined) return redisRealtime(redis, { report, every });
  const url = listenUrl ?? databaseUrl;
  if (url === undefined) return memoryRealtime();
  return postgresRealtime(url, db, { report, every }).catch((error: unknown) => {
    throw unreachable(listenUrl === undefined ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL', error);
  });
}

/** Signals of a command, which ends soon, to the servers that run beside it; resolves when they are sent. */
export async function signalServers(
  { databaseUrl, redisUrl }: Settings,
  db: Db,
  buckets: readonly string[],
): Promise<void> {
  if (redisUrl === undefined) return databaseUrl === undefined ? undefined : notifyBuckets(db, buckets);
  const redis = await openRedis(redisUrl, () => {});
  await publishBuckets(redis, buckets);
  redis.disconnect();
}
