import { ApiError } from '../../contract/errors.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Db } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import type { Chance } from './change-context.ts';

export type TryParts = {
  readonly db: Db;
  readonly chance: Chance;
  readonly sleep: (ms: number) => Promise<void>;
  readonly metrics: Metrics;
};

const TRIES = 5;
/** serialization_failure and deadlock_detected: a retry may succeed. */
const CLASHED = new Set(['40001', '40P01']);
/**
 * unique_violation: two transactions raced to insert the same row. The second try sees that row and takes its path. A
 * violation that survives the last try is a bug and is thrown as it is.
 */
const RACED = '23505';
/** lock_not_available and query_canceled: the time limit of a caller's wait is over (database/postgres.ts). */
const OVER_TIME = new Set(['55P03', '57014']);

const PAUSE_MS = { least: 20, most: 200, growth: 30 };

/**
 * Runs a change in its own transaction and retries a lost race after a random pause, so that the same callers do not
 * collide again. Throws `unavailable` after the last try or at a time limit of the database.
 */
export async function inTransaction<Result>(
  parts: TryParts,
  act: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.db.transaction().execute(act);
    } catch (error) {
      const state = sqlState(error);
      const lost = CLASHED.has(state) || state === RACED;
      if (!lost && !OVER_TIME.has(state)) throw error;
      const again = lost && attempt < TRIES;
      parts.metrics.tries.inc({ sqlstate: state, outcome: again ? 'again' : 'given_up' });
      if (!again)
        throw state === RACED
          ? error
          : new ApiError('unavailable', 'too many people change the same thing right now; try again');
      await parts.sleep(pauseOf(parts.chance, attempt));
    }
  }
}

/** Milliseconds before another try: random, in a range that doubles with each one. */
function pauseOf({ randomBytes }: Chance, attempt: number): number {
  const { least, most, growth } = PAUSE_MS;
  const range = Math.min(most - least, growth * 2 ** (attempt - 1));
  const [high = 0, low = 0] = randomBytes(2);
  return least + Math.round((range * (high * 256 + low)) / 65_535);
}
