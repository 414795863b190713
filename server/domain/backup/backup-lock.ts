import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Any number that nothing else in the database locks. */
const BACKUP = sql.lit(4_400_003);

/** For as long as the connection lives or until it is released; waits for removals that are just being decided. */
export async function holdRemovals(connection: Db): Promise<void> {
  await sql`select pg_advisory_lock(${BACKUP})`.execute(connection);
}

export async function releaseRemovals(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${BACKUP})`.execute(connection);
}

/**
 * Whether bytes may leave the store. Asked once what refers to them is gone for good: a backup that begins after this
 * answer has its snapshot after it as well and does not need them, so the lock is not held while they are removed.
 */
export async function mayRemoveBytes(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${BACKUP}) as free`.execute(tx);
  return rows[0]?.free === true;
}
