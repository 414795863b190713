import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Below so many applications a middle says nothing. */
const ENOUGH = 3;

/**
 * Hours until half of the applications of a job, or of a company, were answered: whole hours, null where there are too
 * few. Those that still wait count with the time they have waited, so silence is not hidden; those withdrawn before an
 * answer do not count.
 */
export async function medianReplyHours(
  tx: Db,
  { jobId, companyId, now }: { jobId?: string; companyId?: string; now: Date },
): Promise<number | null> {
  const row = await tx
    .selectFrom('application')
    .where('visible_at', 'is not', null)
    .where((eb) =>
      eb.or([eb('answered_at', 'is not', null), eb('status', 'in', ['submitted', 'viewed', 'closed'])]),
    )
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId as string))
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId as string))
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from (coalesce(answered_at, ${now}::timestamptz) - visible_at))::float8 / 3600
      ))::int`.as('median'),
    ])
    .executeTakeFirstOrThrow();
  return row.count < ENOUGH || row.median === null ? null : Math.max(0, row.median);
}
