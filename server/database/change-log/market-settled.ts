import { sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * The market's log shows a row only below every transaction that is still open (rule R3). Devices that are told of a
 * change while an older one is open pull and find nothing; they are told again when the log has moved on.
 */
export const SETTLED = 'market.settled';
export const EVERY_MS = 1_000;

/** Of a row that is just written: an older transaction is open. Later ones withhold nothing. */
export const IS_WITHHELD = sql<boolean>`xid > pg_snapshot_xmin(pg_current_snapshot())`;

export const HEAD = sql<string | null>`(
  select xid::text || ':' || seq from market_change
  where xid < pg_snapshot_xmin(pg_current_snapshot()) order by market_change.xid desc, seq desc limit 1
)`;

/**
 * Has the log looked at until everything in it is shown. A look that is queued already is held until the commit, so
 * that it does not come to its end in between and miss this change.
 */
export async function queueMarketSettled(tx: Db, now: Date): Promise<void> {
  await sql`
    insert into work (id, kind, key, payload, run_at)
    values (gen_random_uuid(), ${SETTLED}, 'market', jsonb_build_object('head', ${HEAD}),
      ${new Date(now.getTime() + EVERY_MS)})
    on conflict (kind, key) do update set run_at = least(work.run_at, excluded.run_at)`.execute(tx);
}
