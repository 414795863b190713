import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The kind of work that writes the market's files (rule R10), and tells devices of them. */
export const MARKET_FILES = 'market.files';

/**
 * Has the files written, with the change that they are to tell of. A task for each change, without a key: writers of the
 * market wait for nobody, and whoever takes one takes those that are due beside it along.
 */
export async function queueMarketFiles(tx: Db, now: Date): Promise<void> {
  await sql`
    insert into work (id, kind, payload, run_at) values (gen_random_uuid(), ${MARKET_FILES}, '{}', ${now})`.execute(
    tx,
  );
}

/** Tasks that are due beside the one that is being done: it does what they ask for. */
export async function takeAlong(tx: Db, now: Date): Promise<void> {
  await sql`
    delete from work where id in (
      select id from work where kind = ${MARKET_FILES} and run_at <= ${now} for update skip locked
    )`.execute(tx);
}
