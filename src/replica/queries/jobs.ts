import type { CompanyJob, Job } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';

/** The whole market as this device has it. */
export function marketJobs(db: Replica): Promise<Job[]> {
  return db.job.toArray();
}

export function jobById(db: Replica, id: string): Promise<Job | undefined> {
  return db.job.get(id);
}

/** A company's own jobs, last changed first. */
export async function companyJobs(db: Replica): Promise<CompanyJob[]> {
  const rows = await db.companyJob.toArray();
  return rows.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
