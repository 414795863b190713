import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

/** Rows of one step of retention. Its locks, and whoever waits for them, last for one step. */
export const STEP = 1000;

/** Deletes some of the rows that a condition names. Gives whether more may be left. */
export async function deleteStep(
  tx: Db,
  table: keyof Tables,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  // By place, because not every one of these tables has an id.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${STEP}
    ))`.execute(tx);
  return Number(numAffectedRows) === STEP;
}
