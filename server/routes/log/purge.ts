import { sql } from 'kysely';
import { LOG_MONTHS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { monthsAfter } from '../../api/days.ts';

/**
 * Forgets entries older than 12 months, from the beginning of each chain only, and notes where the rest begins: what
 * is left can still be verified. The database refuses younger ones by its own clock, so that one has a say here.
 */
export async function purgeLogs({ tx, now }: ChangeContext): Promise<void> {
  const cutoff = monthsAfter(now, -LOG_MONTHS);
  const { rows: due } = await sql<{ company_id: string }>`
    select distinct company_id from company_log
    where at < least(${cutoff}::timestamptz, now() - interval '12 months') order by company_id`.execute(tx);
  for (const { company_id } of due) {
    const head = await tx
      .selectFrom('company_log_head')
      .where('company_id', '=', company_id)
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ seq: number; hash: string }>`
      with gone as (
        delete from company_log where company_id = ${company_id} and seq < coalesce(
          (select min(seq) from company_log
            where company_id = ${company_id}
              and at >= least(${cutoff}::timestamptz, now() - interval '12 months')),
          ${head.seq + 1}::integer
        )
        returning seq, hash
      )
      select seq, hash from gone order by seq desc limit 1`.execute(tx);
    const [last] = rows;
    if (last === undefined) continue;
    await tx
      .updateTable('company_log_head')
      .set({ floor_seq: last.seq, floor_hash: last.hash })
      .where('company_id', '=', company_id)
      .execute();
  }
  await sql`
    delete from staff_log
    where at < least(${cutoff}::timestamptz, now() - interval '12 months')`.execute(tx);
}
