import type { Selectable } from 'kysely';
import type { CompanyJob, Job } from '../../../contract/entities/job.ts';
import type { Db } from '../../database/database.ts';
import type { JobTable } from '../../database/schema/job.ts';

type JobRow = Selectable<JobTable> & { company_name: string; verified: boolean; reply_days: number };

/** Jobs that anybody signed in may read now. */
export async function loadMarketJobs(db: Db, ids: string[], now: Date): Promise<Map<string, Job>> {
  const rows = await withCompany(db)
    .where('job.id', 'in', ids)
    .where('job.status', '=', 'published')
    .where('job.deleted_at', 'is', null)
    .where('job.valid_through', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.id, presentJob(row)]));
}

/** A company's own jobs, with what only its members may know. */
export async function loadCompanyJobs(
  db: Db,
  ids: string[],
  companyId: string,
): Promise<Map<string, CompanyJob>> {
  const rows = await withCompany(db)
    .where('job.id', 'in', ids)
    .where('job.company_id', '=', companyId)
    .where('job.deleted_at', 'is', null)
    .execute();
  const counts = await db
    .selectFrom('application')
    .where('job_id', 'in', ids)
    .groupBy('job_id')
    .select((eb) => [
      'job_id',
      eb.fn.countAll<number>().as('applied'),
      eb.fn.count<number>('seen_at').as('seen'),
    ])
    .execute();
  const stats = new Map(counts.map(({ job_id, applied, seen }) => [job_id, { applied, seen }]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...presentJob(row),
        _createdBy: row.created_by,
        statusReason: row.status_reason,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        stats: stats.get(row.id) ?? { applied: 0, seen: 0 },
      },
    ]),
  );
}

function withCompany(db: Db) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .selectAll('job')
    .select(['company.company_name', 'company.verified', 'company.reply_days']);
}

function presentJob(row: JobRow): Job {
  return {
    _id: row.id,
    ver: row.ver,
    _companyId: row.company_id,
    companyName: row.company_name,
    companyVerified: row.verified,
    kind: row.kind,
    title: row.title,
    description: row.description,
    tasks: row.tasks,
    must: row.must,
    nice: row.nice,
    benefits: row.benefits,
    employmentType: row.employment_type,
    pay: row.pay,
    hours: row.hours,
    location: row.location,
    remote: row.remote,
    startDate: row.start_date,
    endDate: row.end_date,
    openings: row.openings,
    minAge: row.min_age,
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    validThrough: row.valid_through?.toISOString() ?? null,
    replyDays: row.reply_days,
  };
}
