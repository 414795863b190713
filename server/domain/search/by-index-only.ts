import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Runs statements with sequential scans disabled in the planner. */
export async function byIndexOnly<Result>(tx: Db, act: () => Promise<Result>): Promise<Result> {
  const set = (value: 'on' | 'off') => sql`select set_config('enable_seqscan', ${value}, true)`.execute(tx);
  await set('off');
  const result = await act();
  await set('on');
  return result;
}
