import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { LOG_MONTHS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { ROWS_A_STEP } from '../../work/steps.ts';

/** The database's clock counts as well: a trigger refuses to delete younger ones. */
const cutoff = (now: Date) =>
  sql<Date>`least(${monthsAfter(now, -LOG_MONTHS)}::timestamptz, now() - interval '12 months')`;

/** Forgets entries of companies' logs that are older than 12 months. */
export const purgeLogs = eachRow('log.purge-company', DAY_MS, {
  lane: 'bulk',
  async find({ tx, now }, { limit, untaken }) {
    return tx
      .selectFrom('company_log')
      .where('at', '<', cutoff(now))
      .where(untaken('company_id'))
      .select('company_id as id')
      .distinct()
      .orderBy('company_id')
      .limit(limit)
      .execute();
  },
  act: purgeLog,
});

/**
 * Purges from the beginning of the chain only and stores where the rest begins, so that it can still be verified. A
 * returned date means that more is left.
 */
export async function purgeLog({ tx, now }: ChangeContext, companyId: string): Promise<Date | undefined> {
  const head = await tx
    .selectFrom('company_log_head')
    .where('company_id', '=', companyId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (head === undefined) return undefined;
  const { rows } = await sql<{ seq: number; hash: string; count: number }>`
    with gone as (
      delete from company_log where company_id = ${companyId}
        and seq <= ${head.floor_seq + ROWS_A_STEP}
        and seq < coalesce(
          (select min(seq) from company_log where company_id = ${companyId} and at >= ${cutoff(now)}),
          ${head.seq + 1}::integer
        )
      returning seq, hash
    )
    select seq, hash, (count(*) over ())::int as count from gone order by seq desc limit 1`.execute(tx);
  const [last] = rows;
  if (last === undefined) return undefined;
  await tx
    .updateTable('company_log_head')
    .set({ floor_seq: last.seq, floor_hash: last.hash })
    .where('company_id', '=', companyId)
    .execute();
  return last.count === ROWS_A_STEP ? now : undefined;
}
