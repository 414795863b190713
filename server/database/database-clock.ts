import { sql } from 'kysely';
import type { Db } from './database.ts';

const MEASURE_MS = 60_000;

export type DatabaseClock = { readonly clock: () => Date; stop(): void };

/**
 * This process's clock, corrected to the database's, and again each minute. Processes compare what others have written:
 * leases, due tasks, the order of instants in the log. By clocks of their own, a task of one would be early for another.
 * Where the database cannot be asked, the last correction stays.
 * @param every calls something every so often until the returned function is called
 */
export async function databaseClock(
  db: Db,
  local: () => Date,
  every: (ms: number, act: () => void) => () => void,
): Promise<DatabaseClock> {
  let ahead = 0;
  const measure = async () => {
    ahead = await aheadOf(db, local, ahead);
  };
  await measure();
  return {
    clock: () => new Date(local().getTime() + ahead),
    stop: every(MEASURE_MS, () => void measure().catch(() => {})),
  };
}

/** Milliseconds the database's clock is ahead; `known` stays where the difference may be the way to the database. */
async function aheadOf(db: Db, local: () => Date, known: number): Promise<number> {
  const asked = local().getTime();
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
  const half = (local().getTime() - asked) / 2;
  const ahead = Math.round((rows[0]?.ms ?? asked) - asked - half);
  return Math.abs(ahead - known) <= half + 1 ? known : ahead;
}
