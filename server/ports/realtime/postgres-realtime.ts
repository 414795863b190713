import { sql } from 'kysely';
import { Client } from 'pg';
import type { Every } from '../../base/alarm.ts';
import type { Report } from '../../base/report.ts';
import type { Db } from '../../database/database.ts';
import { KEEP_ALIVE_MS } from '../../database/postgres.ts';
import { memoryRealtime } from './memory-realtime.ts';
import { EVERYTHING, PING_MS, type Realtime } from './realtime.ts';

const CHANNEL = 'zusage_bucket';
const RECONNECT_MS = 1000;

/** `silentMs`: an answer of the listening connection that takes longer is none. */
type Parts = { readonly report: Report; readonly every: Every; readonly silentMs?: number };

/**
 * Signals across processes by LISTEN/NOTIFY. Notified after the commit and not inside the transaction, where
 * PostgreSQL would let notifying transactions commit one by one. While the listening connection is away signals are
 * lost, which rule R7 allows; once it is back, everything counts as moved. It is asked for a sign of life every so often:
 * who only listens would never learn that a connection has vanished without a word.
 */
export async function postgresRealtime(
  url: string,
  db: Db,
  { report, every, silentMs = 10_000 }: Parts,
): Promise<Realtime> {
  const local = memoryRealtime();
  let closed = false;
  let client = await listen();
  const stopPings = every(PING_MS, () => void ping(client));

  async function listen(): Promise<Client> {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: silentMs,
      query_timeout: silentMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    next.on('notification', ({ payload }) => payload && local.publish([payload]));
    next.on('error', (error) => report('realtime connection lost', error));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    // Only now: a connection that never came about ends as well, and would start a second round of attempts.
    next.on('end', () => void reconnect());
    return next;
  }

  async function ping(listening: Client): Promise<void> {
    try {
      await listening.query('select 1');
    } catch (error) {
      if (closed || listening !== client) return;
      report('realtime connection lost', error);
      // Its end is told, and another one made.
      await listening.end();
    }
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (closed) return;
      try {
        client = await listen();
        local.publish([EVERYTHING]);
        return;
      } catch (error) {
        report('realtime reconnect failed', error);
      }
    }
  }

  return {
    publish(buckets) {
      notifyBuckets(db, buckets).catch((error: unknown) => report('realtime publish failed', error));
    },
    subscribe: local.subscribe,
    async close() {
      closed = true;
      stopPings();
      await client.end();
      await local.close();
    },
  };
}

/** Signals to every process that listens. For a process that ends soon: resolves when they are sent. */
export async function notifyBuckets(db: Db, buckets: readonly string[]): Promise<void> {
  if (buckets.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, bucket) from unnest(${[...buckets]}::text[]) as bucket`.execute(db);
}
