import type { CompanyJob, Job } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';

/** The newest jobs of the market that pass, at most so many, and how many there are in all. */
export async function newestJobs(
  db: Replica,
  passes: (job: Job) => boolean,
  most: number,
): Promise<{ jobs: Job[]; size: number }> {
  const newest = db.job.orderBy('[publishedAt+_id+ver]').reverse().filter(passes).limit(most);
  const [jobs, size] = await Promise.all([newest.toArray(), db.job.count()]);
  return { jobs, size };
}

/** Jobs by their ids; those that are gone are left out. */
export async function jobsById(db: Replica, ids: readonly string[]): Promise<Job[]> {
  return (await db.job.bulkGet([...ids])).filter((job) => job !== undefined);
}

export function jobById(db: Replica, id: string): Promise<Job | undefined> {
  return db.job.get(id);
}

/** Whether this device has a job, or an application of its person to it. */
export async function knowsJob(db: Replica, id: string): Promise<boolean> {
  if ((await db.job.get(id)) !== undefined) return true;
  return (await db.application.filter(({ _jobId }) => _jobId === id).count()) > 0;
}

/** A company's own jobs, last changed first. */
export async function companyJobs(db: Replica): Promise<CompanyJob[]> {
  const rows = await db.companyJob.toArray();
  return rows.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
