import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool, type QueryConfig, types } from 'pg';
import { StartFailure } from '../base/start-failure.ts';
import type { Database } from './database.ts';
import { takeClient } from './pooled-client.ts';
import type { Tables } from './schema.ts';
import { TooManyError } from './too-many.ts';

const OLDEST_MAJOR = 15;

/** Milliseconds a transaction may wait for a lock, for one statement, and for its own process; 0: as long as it takes. */
export type TimeLimits = { readonly lock: number; readonly statement: number; readonly idle: number };

/**
 * Of the server: a process that hangs must not keep locks, and with them the market's log, until TCP gives it up; and
 * a caller who waits for one gives their connection back. What the database ends is answered `unavailable`.
 */
const LIMITS: TimeLimits = { lock: 10_000, statement: 30_000, idle: 60_000 };
/** Of a command that reads or writes everything there is. */
export const PATIENT: TimeLimits = { lock: 10_000, statement: 0, idle: 0 };

/** `queue`: how many may wait for one of the connections; more are refused at once, while the others are served. */
export type PoolSize = { readonly connections: number; readonly queue: number };

/** After so much silence on a connection the other end is asked whether it is there, every second and ten times. */
export const KEEP_ALIVE_MS = 10_000;

const POOL: PoolSize = { connections: 10, queue: Number.POSITIVE_INFINITY };

type Options = {
  /** Hears every statement. */
  readonly log?: (event: LogEvent) => void;
  readonly limits?: Partial<TimeLimits>;
  readonly size?: PoolSize;
  /** Milliseconds in which a connection has to be there: made, or given back by somebody else. */
  readonly waitMs?: number;
  /** Milliseconds that an answer may be on the way once the limit of a statement is over. */
  readonly silentMs?: number;
  /** The setting that names it, for the sentence that says what is wrong. */
  readonly setting?: string;
};

/** A PostgreSQL server. Throws a StartFailure when it cannot be reached or is too old. */
export async function openPostgres(
  url: string,
  {
    log,
    limits: own,
    size: { connections, queue } = POOL,
    waitMs = 10_000,
    silentMs = 5_000,
    setting = 'DATABASE_URL',
  }: Options = {},
): Promise<Database> {
  const limits = { ...LIMITS, ...own };
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idle,
    // Finds idle ones that have vanished; who asks over one is told by takeClient.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks between two statements of a transaction has no listener of the pool's; its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const { rows } = await pool.query<{ version: number }>({
      text: `select current_setting('server_version_num')::int / 10000 as version`,
      query_timeout: waitMs,
    } as QueryConfig);
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_MAJOR)
      throw new StartFailure(
        `${setting} names a PostgreSQL ${version}, but at least ${OLDEST_MAJOR} is needed.`,
      );
  } catch (error) {
    await pool.end();
    if (error instanceof StartFailure) throw error;
    throw unreachable(setting, error);
  }
  const braked = {
    options: pool.options,
    connect: async () => {
      if (pool.waitingCount >= queue) throw new TooManyError();
      return takeClient(pool, { statement: limits.statement, silent: silentMs });
    },
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: braked }), ...(log && { log }) });
  return { db, close: () => db.destroy() };
}

/** As PGlite reads them: days as text, counts as numbers. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === types.builtins.DATE) return (value) => value;
  if (oid === types.builtins.INT8) return Number;
  return types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

/** The sentence for a URL that leads to no database; never with the URL, which may hold a password. */
export function unreachable(setting: string, error: unknown): StartFailure {
  const reason =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
  return new StartFailure(
    `The database of ${setting} cannot be reached (${reason}); check that it runs and that the URL is right.`,
  );
}
