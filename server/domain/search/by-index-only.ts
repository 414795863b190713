import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Transactions in which sequential scans are off as a rule. */
const asRule = new WeakSet<Db>();

/**
 * The planner's costs are no costs then, so it would compile what runs for a millisecond. And the matches of a word that
 * many jobs have are remembered row by row: with the usual 4 MB, of a million jobs only their pages would be, and each
 * row of those would be compared again.
 */
const set = (value: 'on' | 'off') =>
  sql`jsonb_build_array(
    set_config('enable_seqscan', ${value}, true), set_config('jit', 'off', true), set_config('work_mem', '32MB', true)
  )`;

/** A scalar that disables sequential scans for the rest of the transaction; after selecting it, call `isIndexOnly`. */
export const INDEX_ONLY = set('off');

export function isIndexOnly(tx: Db): void {
  asRule.add(tx);
}

/** Runs statements with sequential scans disabled in the planner. */
export async function byIndexOnly<Result>(tx: Db, act: () => Promise<Result>): Promise<Result> {
  if (asRule.has(tx)) return act();
  await sql`select ${set('off')}`.execute(tx);
  const result = await act();
  await sql`select ${set('on')}`.execute(tx);
  return result;
}

/** Runs statements with every plan open to the planner. */
export async function byAnyPlan<Result>(tx: Db, act: () => Promise<Result>): Promise<Result> {
  if (asRule.delete(tx)) await sql`select ${set('on')}`.execute(tx);
  return act();
}
