import { type RawBuilder, sql } from 'kysely';

/**
 * Numbers of the advisory locks that a whole installation has once; any numbers do, as long as no two are the same.
 * Locks by name (`hashtextextended`) cannot meet them by more than chance.
 */
const NUMBERS = { migrate: 4_400_001, epoch: 4_400_002, removals: 4_400_003, content: 4_400_004 } as const;

/** As a literal: a parameter would have to be cast. */
export const advisoryLock = (name: keyof typeof NUMBERS): RawBuilder<number> =>
  sql`${sql.lit(NUMBERS[name])}::bigint`;
