import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** The fewest applications for a meaningful median. */
const ENOUGH = 3;

/**
 * Applications that count for the reply time: answered ones, and those that wait or ended without an answer, so that
 * silence is not hidden. Those withdrawn before an answer do not count.
 */
export const countsForReply = sql<boolean>`
  visible_at is not null and (answered_at is not null or status in ('submitted', 'viewed', 'closed'))`;

/**
 * Aggregate over applications: hours until half of them were answered, whole hours, null where there are too few.
 * Those that wait count with the time they have waited, those that ended without an answer with the time until then.
 */
export const medianOfReply = (now: Date) => sql<number | null>`
  case when count(*) >= ${sql.lit(ENOUGH)} then greatest(0, round(percentile_cont(0.5) within group (
    order by extract(epoch from (
      coalesce(answered_at, case when status = 'closed' then (status_at ->> 'closed')::timestamptz end, ${now}::timestamptz)
        - visible_at
    ))::float8 / 3600
  )))::int end`;

/** Whole days of a reply time, as it is shown; 0: on the same day. */
export const replyDaysOf = (medianReplyH: number) => Math.round(medianReplyH / 24);

/** The reply time of a job's applications. */
export async function medianReplyHours(
  tx: Db,
  { jobId, now }: { jobId: string; now: Date },
): Promise<number | null> {
  const { median } = await tx
    .selectFrom('application')
    .where('job_id', '=', jobId)
    .where(countsForReply)
    .select(medianOfReply(now).as('median'))
    .executeTakeFirstOrThrow();
  return median;
}
