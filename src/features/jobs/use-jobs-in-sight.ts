import { useState } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import { useLive } from '../../replica/use-live.ts';

/**
 * The jobs of the rows in sight, live; a job that is gone stays as it was last seen, because its row does.
 * @param first rows that are known already
 */
export function useJobsInSight(ids: readonly string[], first: readonly Job[]): ReadonlyMap<string, Job> {
  const [seen] = useState(() => new Map<string, Job>());
  const read = useLive(async (db) => jobsById(db, ids), [ids.join()]);
  for (const job of first) if (!seen.has(job._id)) seen.set(job._id, job);
  for (const job of read ?? []) seen.set(job._id, job);
  return seen;
}
