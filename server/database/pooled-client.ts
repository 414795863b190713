import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { grantedBy } from './patience.ts';
import { TooManyError } from './too-many.ts';

/** Said by pg-pool to who has waited in its queue for `connectionTimeoutMillis`; it gives this error no code. */
const WAITED = 'timeout exceeded when trying to connect';
/** Said by pg at the end of `query_timeout`; no code either. */
const SILENT = 'Query read timeout';

/**
 * `statement`: milliseconds after which the database itself ends one, 0: never. `silent`: how much longer its answer may
 * be on the way.
 */
type Patience = { readonly statement: number; readonly silent: number };

/**
 * A connection of the pool. Who does not get one in time is one too many, as who finds the queue full. One over which an
 * answer is overdue has vanished without a word (a failover, a firewall that forgot it): it is closed. pg itself would keep
 * it, and the next caller would wait behind the statement that nobody answers.
 */
export async function takeClient(pool: Pool, { statement, silent }: Patience): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw error instanceof Error && error.message === WAITED ? new TooManyError() : error;
  });
  let limit = statement;
  let vanished: Error | undefined;
  let broken = false;

  async function ask(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    if (vanished) throw vanished;
    try {
      const query = { text, values: [...values], ...(limit > 0 && { query_timeout: limit + silent }) };
      return (await client.query(query)) as unknown as PostgresQueryResult<never>;
    } catch (error) {
      if (error instanceof Error && error.message === SILENT) vanished = error;
      throw error;
    } finally {
      limit = grantedBy.get(text) ?? limit;
    }
  }
  async function query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    if (text !== 'rollback') return ask(text, values);
    try {
      return await ask(text, values);
    } catch {
      // It is rolled back all the same: the connection is closed, and the caller learns why the transaction failed.
      broken = true;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  }
  return {
    // Kysely asks for cursors here only where it was given some.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken || vanished !== undefined),
  };
}
