import { sql } from 'kysely';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';

/** Jobs updated in one transaction. */
const BATCH = 200;

/**
 * Adds new views to their jobs' counts and raises the version of the company's row, not of the market's. Returns
 * whether there are more. Rows of past days are deleted: who viewed what is private.
 */
export async function countViews({ tx, now, effects }: ChangeContext): Promise<boolean> {
  const { rows } = await sql<{ id: string; ver: number; company_id: string; deleted: boolean }>`
    with due as (
      select j.id from job j
      where j.id in (select job_id from job_view where not counted limit ${BATCH})
      order by j.id for no key update
    ), fresh as (
      update job_view v set counted = true from due where v.job_id = due.id and not v.counted returning v.job_id
    ), sums as (
      select job_id, count(*)::int as views from fresh group by job_id
    )
    update job j set views = j.views + sums.views, ver = j.ver + 1
    from sums where j.id = sums.job_id
    returning j.id, j.ver, j.company_id, j.deleted_at is not null as deleted`.execute(tx);
  for (const row of rows) effects.change(companyBucket(row.company_id), 'companyJob', row, row.deleted);
  const today = dayOf(now);
  await tx.deleteFrom('job_view').where('counted', '=', true).where('day', '<', today).execute();
  const left = await tx
    .selectFrom('job_view')
    .where('counted', '=', false)
    .select('job_id')
    .limit(1)
    .execute();
  return left.length > 0;
}
