import { sql } from 'kysely';
import type { Job } from '../../../contract/entities/job.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Db } from '../../database/database.ts';
import { onMarket } from '../../domain/job/on-market.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';

/** A job of a list, and how soon its company answers: half of its applicants within so many hours. */
export type Listed = { job: Job; medianReplyH: number | null };
export type Wanted = {
  /** Places as they stand in the jobs. */
  labels?: readonly string[];
  kind?: JobKind | undefined;
  companyId?: string;
  /** A job that is not wanted. */
  but?: string;
  limit: number;
  offset?: number;
};

/** Jobs on the market, the newest first. */
export async function findListed(
  db: Db,
  now: Date,
  { labels, kind, companyId, but, limit, offset = 0 }: Wanted,
): Promise<Listed[]> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where(onMarket('job', now))
    .$if(labels !== undefined, (query) =>
      query.where(sql<boolean>`job.location ->> 'label' = any(${labels as string[]})`),
    )
    .$if(kind !== undefined, (query) => query.where('job.kind', '=', kind as JobKind))
    .$if(companyId !== undefined, (query) => query.where('job.company_id', '=', companyId as string))
    .$if(but !== undefined, (query) => query.where('job.id', '<>', but as string))
    .select(['job.id', 'company.median_reply_h'])
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (rows.length === 0) return [];
  const jobs = await loadMarketJobs(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.flatMap(({ id, median_reply_h }) => {
    const job = jobs.get(id);
    return job ? [{ job, medianReplyH: median_reply_h }] : [];
  });
}
