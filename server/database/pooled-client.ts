import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { TooManyError } from './too-many.ts';

/** Said by pg-pool to who has waited in its queue for `connectionTimeoutMillis`; it gives this error no code. */
const WAITED = 'timeout exceeded when trying to connect';

/** A connection of the pool. Who does not get one in time is one too many, as who finds the queue full. */
export async function takeClient(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw error instanceof Error && error.message === WAITED ? new TooManyError() : error;
  });
  let broken = false;
  async function query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    try {
      return (await client.query(text, [...values])) as unknown as PostgresQueryResult<never>;
    } catch (error) {
      if (text !== 'rollback') throw error;
      // It is rolled back all the same: the connection is closed, and the caller learns why the transaction failed.
      broken = true;
      return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    }
  }
  return {
    // Kysely asks for cursors here only where it was given some.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken),
  };
}
