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

/** Hours until an answer; those that wait count with the time they have waited, those that ended without one with the time until then. */
const hoursOf = (now: Date) => sql<number>`
  extract(epoch from (
    coalesce(answered_at, case when status = 'closed' then (status_at ->> 'closed')::timestamptz end, ${now}::timestamptz)
      - visible_at
  ))::float8 / 3600`;

/**
 * Aggregate over applications: hours until half of them were answered, whole hours; null where there are too few, and
 * where most have waited for less than a day: that they were just sent does not say how soon they are answered.
 */
export const medianOfReply = (now: Date) => {
  const median = sql<number>`percentile_cont(0.5) within group (order by ${hoursOf(now)})`;
  const wait = sql`count(*) filter (where answered_at is null and status <> 'closed')`;
  return sql<number | null>`
    case when count(*) >= ${sql.lit(ENOUGH)} and (${wait} * 2 <= count(*) or ${median} >= 24)
      then greatest(0, round(${median}))::int end`;
};

/** Whole days of a reply time, as it is shown; 0: on the same day. */
export const replyDaysOf = (medianReplyH: number) => Math.round(medianReplyH / 24);

/** The reply time of a job's applications, as a scalar of another statement. */
export function medianReplyHours(db: Db, { jobId, now }: { jobId: string; now: Date }) {
  return db
    .selectFrom('application')
    .where('job_id', '=', jobId)
    .where(countsForReply)
    .select(medianOfReply(now).as('median'));
}
