import { sql } from 'kysely';
import { advisoryLock } from '../../database/advisory-locks.ts';
import type { Db } from '../../database/database.ts';

const REMOVALS = advisoryLock('removals');

/** Held until it is released or the connection ends. Waits for removals that are being decided. */
export async function holdRemovals(connection: Db): Promise<void> {
  await sql`select pg_advisory_lock(${REMOVALS})`.execute(connection);
}

export async function releaseRemovals(connection: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${REMOVALS})`.execute(connection);
}

/**
 * Whether bytes may be removed from the store. Asked after the commit that deletes the last reference: a backup that
 * begins later has a later snapshot and does not need them, so the lock is not held during the removal.
 */
export async function mayRemoveBytes(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${REMOVALS}) as free`.execute(tx);
  return rows[0]?.free === true;
}
