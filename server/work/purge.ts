import { sql } from 'kysely';
import { BACKLOG_DAYS, IDEMPOTENCY_DAYS, TOMBSTONE_DAYS } from '../../contract/limits.ts';
import type { ChangeContext } from '../api/call-context.ts';
import { daysAfter } from '../api/days.ts';
import { MARKET_FLOOR, readMeta, writeMeta } from '../database/epoch.ts';

/** How long a task that was given up waits for staff. */
const GIVEN_UP_DAYS = 30;

/**
 * Forgets stored answers and tombstones that are too old, and raises the floors below which a cursor is reset
 * (rule R3). Raised in the transaction that deletes: no reader finds a tombstone gone and the floor still low. The
 * market's floor never passes a transaction that is still open: what that one writes would lie below it.
 */
export async function purge({ tx, now }: ChangeContext): Promise<void> {
  await tx.deleteFrom('idempotency').where('created_at', '<', daysAfter(now, -IDEMPOTENCY_DAYS)).execute();
  await tx
    .deleteFrom('usage')
    .where('at', '<', daysAfter(now, -BACKLOG_DAYS - 1))
    .execute();
  await tx.deleteFrom('link').where('expires_at', '<', daysAfter(now, -TOMBSTONE_DAYS)).execute();
  // What it holds may name people, and nobody has asked for it since.
  await tx.deleteFrom('work').where('gave_up_at', '<', daysAfter(now, -GIVEN_UP_DAYS)).execute();
  const old = daysAfter(now, -TOMBSTONE_DAYS);
  const { rows } = await sql<{ xid: string; seq: number }>`
    with gone as (
      delete from market_change
      where deleted and at < ${old}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot())
      returning xid, seq
    )
    select xid::text as xid, seq from gone order by gone.xid desc, seq desc limit 1`.execute(tx);
  const [highest] = rows;
  const [floor = '0'] = (await readMeta(tx, MARKET_FLOOR))?.split(':') ?? [];
  if (highest && BigInt(highest.xid) >= BigInt(floor))
    await writeMeta(tx, MARKET_FLOOR, `${highest.xid}:${highest.seq}`);
  // Last, as everywhere (database/lock-order.ts).
  await sql`
    with gone as (
      delete from bucket_change where deleted and at < ${old}::timestamptz returning bucket, seq
    ), highest as (
      select bucket, max(seq) as seq from gone group by bucket
    )
    update bucket set floor = greatest(floor, highest.seq) from highest where bucket.id = highest.bucket`.execute(
    tx,
  );
}
