import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The kind of work that writes the market's files (rule R10), and tells devices of them. */
export const MARKET_FILES = 'market.files';

/**
 * Queues the writing of the files, in the transaction of a change. Each change queues a task of its own, without a key, so
 * that writers never wait for each other; the worker that takes one also takes all others that are due.
 */
export async function queueMarketFiles(tx: Db, now: Date): Promise<void> {
  await sql`
    insert into work (id, kind, payload, run_at) values (gen_random_uuid(), ${MARKET_FILES}, '{}', ${now})`.execute(
    tx,
  );
}

/** Deletes the other tasks that are due: the one that is being done does their work. */
export async function takeAlong(tx: Db, now: Date): Promise<void> {
  await sql`
    delete from work where id in (
      select id from work where kind = ${MARKET_FILES} and run_at <= ${now} for update skip locked
    )`.execute(tx);
}
