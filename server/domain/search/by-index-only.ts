import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Runs statements of a transaction for which the planner may read no table from end to end. */
export async function byIndexOnly<Result>(tx: Db, act: () => Promise<Result>): Promise<Result> {
  const set = (value: 'on' | 'off') => sql`select set_config('enable_seqscan', ${value}, true)`.execute(tx);
  await set('off');
  const result = await act();
  await set('on');
  return result;
}
