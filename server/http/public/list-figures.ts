import { sql } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { Db } from '../../database/database.ts';
import { listedJobs, type Wanted } from './find-listed.ts';

/** What a list tells of all its jobs together. */
export type ListFigures = {
  /** Published since this time yesterday. */
  fresh: number;
  /** Hours within which half of the companies answer half of their applicants; null where nothing is known. */
  medianReplyH: number | null;
  /** What jobs pay by the hour at least, in cents, and how many each. */
  pay: readonly { cents: number; jobs: number }[];
};

export async function readFigures(db: Db, now: Date, wanted: Wanted): Promise<ListFigures> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [{ fresh, median }, pay] = await Promise.all([
    listedJobs(db, now, wanted)
      .select([
        sql<number>`(count(*) filter (where job.published_at > ${yesterday}))::int`.as('fresh'),
        sql<number | null>`(percentile_cont(0.5) within group (order by company.median_reply_h))::float8`.as(
          'median',
        ),
      ])
      .executeTakeFirstOrThrow(),
    listedJobs(db, now, wanted)
      .where(sql<boolean>`job.pay ->> 'unit' = 'HOUR' and job.pay ->> 'currency' = 'EUR'`)
      .select([sql<number>`(job.pay ->> 'min')::int`.as('cents'), sql<number>`count(*)::int`.as('jobs')])
      .groupBy('cents')
      .orderBy('cents')
      .execute(),
  ]);
  return { fresh, medianReplyH: median, pay };
}
