import { sql } from 'kysely';
import type { JobPreview } from '../../../contract/entities/job-preview.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Db } from '../../database/database.ts';
import { onMarket } from '../../domain/job/on-market.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';

/** A job of a list, and of its company: within how many hours half of its applicants are answered, and its logo. */
export type Listed = { job: JobPreview; medianReplyH: number | null; logo: string | null };

export type Wanted = {
  /** Places as they stand in the jobs. */
  labels?: readonly string[] | undefined;
  kind?: JobKind | undefined;
  companyId?: string;
  /** A job that is not wanted. */
  but?: string;
};
export const ORDERS = ['date', 'pay', 'start'] as const;
export type Order = (typeof ORDERS)[number];
type Page = { limit: number; offset?: number; order?: Order };

const ORDER_BY = {
  date: sql`job.published_at desc`,
  pay: sql`pay_per_hour(job.pay) desc`,
  start: sql`coalesce(job.start_date, 'infinity')`,
};

/** Jobs on the market; among equals the newest first. */
export async function findListed(
  db: Db,
  now: Date,
  { limit, offset = 0, order = 'date', ...wanted }: Wanted & Page,
): Promise<Listed[]> {
  const rows = await listedJobs(db, now, wanted)
    .select('job.id')
    .orderBy(ORDER_BY[order])
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const jobs = await loadMarketJobs(db, ids, now);
  return withCompanies(
    db,
    ids.flatMap((id) => jobs.get(id) ?? []),
  );
}

/** Adds what a row tells of its company. */
export async function withCompanies(db: Db, jobs: readonly JobPreview[]): Promise<Listed[]> {
  if (jobs.length === 0) return [];
  const companies = await db
    .selectFrom('company')
    .where('id', 'in', [...new Set(jobs.map(({ _companyId }) => _companyId))])
    .select(['id', 'median_reply_h', 'logo_file_id'])
    .execute();
  const byId = new Map(companies.map((one) => [one.id, one]));
  return jobs.map((job) => {
    const company = byId.get(job._companyId);
    return { job, medianReplyH: company?.median_reply_h ?? null, logo: company?.logo_file_id ?? null };
  });
}

/** Jobs on the market that are wanted, with their companies. */
export function listedJobs(db: Db, now: Date, { labels, kind, companyId, but }: Wanted) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where(onMarket('job', now))
    .$if(labels !== undefined, (query) =>
      query.where(sql<boolean>`job.location ->> 'label' = any(${labels as string[]})`),
    )
    .$if(kind !== undefined, (query) => query.where('job.kind', '=', kind as JobKind))
    .$if(companyId !== undefined, (query) => query.where('job.company_id', '=', companyId as string))
    .$if(but !== undefined, (query) => query.where('job.id', '<>', but as string));
}
