import type { Selectable } from 'kysely';
import type { StoredSettings } from '../../../contract/entities/company-settings.ts';
import type { CompanyJob, Job, JobStats } from '../../../contract/entities/job.ts';
import type { MinAgeReason } from '../../../contract/entities/working-conditions.ts';
import { minimumAge } from '../../../contract/law/age-law.ts';
import { isFixedTerm } from '../../../contract/law/fixed-term.ts';
import type { Db } from '../../database/database.ts';
import type { JobTable } from '../../database/schema/job.ts';
import { factsOf } from './facts.ts';
import { onMarket } from './on-market.ts';
import { replyDaysOf } from './reply-time.ts';

export type JobWithCompany = Selectable<JobTable> & {
  company_name: string;
  verified: boolean;
  logo_file_id: string | null;
  reply_days: number;
  company_median_reply_h: number | null;
  company_settings: StoredSettings;
  import_digest: string | null;
  import_rev: number | null;
};

/**
 * Jobs that anybody, or a minor of the given age, may read now. Guests have no age and read all of them: public pages
 * are open to everybody, and acting requires an account.
 */
export async function loadMarketJobs(
  db: Db,
  ids: string[],
  now: Date,
  age?: number,
): Promise<Map<string, Job>> {
  if (ids.length === 0) return new Map();
  const rows = await withCompany(db)
    .where('job.id', 'in', ids)
    .where(onMarket('job', now))
    .$if(age !== undefined, (query) => query.where('job.min_age', '<=', age as number))
    .execute();
  return new Map(rows.map((row) => [row.id, presentJob(row)]));
}

/** A company's own jobs with the fields for its members only. */
export async function loadCompanyJobs(
  db: Db,
  ids: string[],
  companyId: string,
): Promise<Map<string, CompanyJob>> {
  if (ids.length === 0) return new Map();
  const rows = await withCompany(db)
    .where('job.id', 'in', ids)
    .where('job.company_id', '=', companyId)
    .where('job.deleted_at', 'is', null)
    .execute();
  const stats = await loadStats(db, rows);
  return new Map(rows.map((row) => [row.id, presentCompanyJob(row, stats.get(row.id) as JobStats)]));
}

export function withCompany(db: Db) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .leftJoin('imported_job', 'imported_job.job_id', 'job.id')
    .selectAll('job')
    .select([
      'company.company_name',
      'company.verified',
      'company.logo_file_id',
      'company.reply_days',
      'company.median_reply_h as company_median_reply_h',
      'company.settings as company_settings',
      'imported_job.digest as import_digest',
      'imported_job.rev as import_rev',
    ]);
}

/** Counts of applications visible to the company; erased ones stay counted. */
export async function loadStats(db: Db, rows: readonly JobWithCompany[]): Promise<Map<string, JobStats>> {
  if (rows.length === 0) return new Map();
  const counts = await db
    .selectFrom('application')
    .where(
      'job_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('visible_at', 'is not', null)
    .groupBy('job_id')
    .select((eb) => [
      'job_id',
      eb.fn.countAll<number>().as('applied'),
      eb.fn.count<number>('seen_at').as('seen'),
    ])
    .execute();
  const found = new Map(counts.map((count) => [count.job_id, count]));
  return new Map(
    rows.map(({ id, views, median_reply_h }) => {
      const { applied = 0, seen = 0 } = found.get(id) ?? {};
      return [id, { views, applied: Number(applied), seen: Number(seen), medianReplyH: median_reply_h }];
    }),
  );
}

export function presentCompanyJob(row: JobWithCompany, stats: JobStats): CompanyJob {
  // Said to applicants; a member reads it in the company's settings.
  const { blind: _, ...job } = presentJob(row);
  return {
    ...job,
    _createdBy: row.created_by,
    statusReason: row.status_reason,
    reviewNote: row.review_note,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    cleanedAt: row.cleaned_at?.toISOString() ?? null,
    visibleTo: row.visible_to,
    stats,
    ...(row.goes_online_at !== null && {
      goesOnline: {
        at: row.goes_online_at.toISOString(),
        validThrough: row.goes_online_until?.toISOString() ?? null,
      },
    }),
    ...(row.not_online !== null && { notOnline: row.not_online }),
    ...(row.import_digest !== null && {
      imported: { digest: row.import_digest, edited: row.import_rev !== row.rev },
    }),
  };
}

export function presentJob(row: JobWithCompany): Job {
  return {
    _id: row.id,
    ver: row.ver,
    rev: row.rev,
    _companyId: row.company_id,
    companyName: row.company_name,
    companyVerified: row.verified,
    ...(row.logo_file_id !== null && { companyLogo: row.logo_file_id }),
    kind: row.kind,
    title: row.title,
    description: row.description,
    tasks: row.tasks,
    must: row.must,
    nice: row.nice,
    skills: row.skills,
    benefits: row.benefits,
    employmentType: row.employment_type,
    pay: row.pay,
    hours: row.hours,
    shifts: row.shifts,
    schooling: row.schooling,
    agreedTimes: row.agreed_times,
    branches: row.branches,
    conditions: row.conditions,
    assurances: row.assurances,
    internship: row.internship,
    location: row.location,
    remote: row.remote,
    startDate: row.start_date,
    endDate: row.end_date,
    openings: row.openings,
    minAge: row.min_age,
    minAgeGround: row.min_age_ground,
    questions: row.questions,
    campaign: row.campaign,
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    validThrough: row.valid_through?.toISOString() ?? null,
    replyDays: row.reply_days,
    ...(row.company_median_reply_h !== null && {
      usualReplyDays: replyDaysOf(row.company_median_reply_h),
    }),
    ...(row.company_settings.blind && { blind: true }),
    fixedTerm: isFixedTerm({ kind: row.kind, endDate: row.end_date }),
    minAgeReasons: reasonsOf(row),
    unreviewedSince: row.unreviewed_since?.toISOString() ?? null,
  };
}

/** The law's reasons, or the company's choice for a higher age. */
function reasonsOf(row: JobWithCompany): MinAgeReason[] {
  const law = minimumAge(factsOf(row));
  return row.min_age > law.minAge ? [{ code: 'company_choice', minAge: row.min_age }] : law.reasons;
}
