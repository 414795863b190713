import type { CompanyJob, Job } from '../../../contract/entities/job.ts';
import { getMeta, type Replica } from '../database.ts';

/**
 * The newest jobs of the market that pass, at most so many; how many there are, and whether the server has no more.
 * @param counted all jobs here, counted in the same transaction: to count them the store walks through them
 */
export async function newestJobs(
  db: Replica,
  passes: (job: Job) => boolean,
  most: number,
  counted?: PromiseLike<number>,
): Promise<{ jobs: Job[]; size: number; all: boolean }> {
  const newest = () => db.job.orderBy('[publishedAt+_id+ver]').reverse();
  // Asked first: a load that ends in between must not seem to have brought these alone.
  const loaded = getMeta(db, 'loaded');
  // At once where nearly all pass, as most often: one by one each row is a way to the store and back.
  const [some, size] = await Promise.all([
    newest()
      .limit(2 * most)
      .toArray(),
    counted ?? db.job.count(),
  ]);
  const passing = some.filter(passes).slice(0, most);
  const isAll = passing.length === most || some.length < 2 * most;
  const jobs = isAll ? passing : await newest().filter(passes).limit(most).toArray();
  return { jobs, size, all: (await loaded) ?? false };
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
