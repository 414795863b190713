import { sql } from 'kysely';
import { BACKLOG_DAYS, IDEMPOTENCY_DAYS, LOG_MONTHS, TOMBSTONE_DAYS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { MARKET_FLOOR, readMeta, writeMeta } from '../../database/epoch.ts';
import { deleteStep, ROWS_A_STEP } from '../../work/steps.ts';

/** How long a task that was given up is kept for staff. */
const GIVEN_UP_DAYS = 30;
/** Events of a payment provider are sent again for days, not for months. */
const EVENT_DAYS = 90;

/**
 * Forgets stored answers and tombstones that are too old, and raises the floors below which a cursor is reset
 * (rule R3), step by step. Gives whether more waits.
 */
export async function purge(context: ChangeContext): Promise<boolean> {
  const { tx, now } = context;
  const old = daysAfter(now, -TOMBSTONE_DAYS);
  const more = [
    await deleteStep(tx, 'idempotency', sql`created_at < ${daysAfter(now, -IDEMPOTENCY_DAYS)}`),
    await deleteStep(tx, 'usage', sql`at < ${daysAfter(now, -BACKLOG_DAYS - 1)}`),
    await deleteStep(tx, 'link', sql`expires_at < ${old}`),
    // It may hold personal data and was not asked for since.
    await deleteStep(tx, 'work', sql`gave_up_at < ${daysAfter(now, -GIVEN_UP_DAYS)}`),
    await deleteStep(tx, 'stripe_event', sql`received_at < ${daysAfter(now, -EVENT_DAYS)}`),
    // The database's clock counts as well: a trigger refuses to delete younger ones.
    await deleteStep(
      tx,
      'staff_log',
      sql`at < least(${monthsAfter(now, -LOG_MONTHS)}::timestamptz, now() - interval '12 months')`,
    ),
    await purgeMarket(context, old),
    // Last, as everywhere (database/lock-order.ts).
    await purgeBuckets(context, old),
  ];
  return more.includes(true);
}

/**
 * The floor is raised in the transaction that deletes, so that no reader misses a tombstone above the floor. It never
 * passes an open transaction, whose rows would lie below it.
 */
async function purgeMarket({ tx }: ChangeContext, old: Date): Promise<boolean> {
  const { rows } = await sql<{ xid: string; seq: number; count: number }>`
    with gone as (
      delete from market_change where ctid = any(array(
        select ctid from market_change
        where deleted and at < ${old}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by at limit ${ROWS_A_STEP}
      ))
      returning xid, seq
    )
    select xid::text as xid, seq, (count(*) over ())::int as count from gone
    order by gone.xid desc, seq desc limit 1`.execute(tx);
  const [highest] = rows;
  const [floor = '0'] = (await readMeta(tx, MARKET_FLOOR))?.split(':') ?? [];
  if (highest && BigInt(highest.xid) >= BigInt(floor))
    await writeMeta(tx, MARKET_FLOOR, `${highest.xid}:${highest.seq}`);
  return highest?.count === ROWS_A_STEP;
}

/** Locks the buckets first: a writer of one of their rows holds the bucket already (change-log/write-log.ts). */
async function purgeBuckets({ tx }: ChangeContext, old: Date): Promise<boolean> {
  const held = await sql<{ id: string }>`
    select id from bucket where id in (
      select bucket from bucket_change where deleted and at < ${old}::timestamptz order by at limit ${ROWS_A_STEP}
    ) order by id for no key update`.execute(tx);
  const buckets = held.rows.map(({ id }) => id);
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from bucket_change where ctid = any(array(
        select ctid from bucket_change
        where deleted and at < ${old}::timestamptz and bucket = any(${buckets}::text[])
        order by at limit ${ROWS_A_STEP}
      ))
      returning bucket, seq
    ), highest as (
      select bucket, max(seq) as seq from gone group by bucket
    ), raised as (
      update bucket set floor = greatest(floor, highest.seq) from highest where bucket.id = highest.bucket
    )
    select count(*)::int as count from gone`.execute(tx);
  return rows[0]?.count === ROWS_A_STEP;
}
