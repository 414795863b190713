import { distanceKm } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { FoundJob } from '../../../contract/entities/search.ts';
import type { Db } from '../../database/database.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import type { Criteria } from '../../domain/search/criteria.ts';

/** Cards of jobs in the order of their ids, with the distance from the place of the search. */
export async function presentFound(
  db: Db,
  ids: string[],
  { place, now }: Pick<Criteria, 'place' | 'now'>,
): Promise<FoundJob[]> {
  const jobs = await loadMarketJobs(db, ids, now);
  return ids.flatMap((id) => {
    const job = jobs.get(id);
    return job ? [{ ...job, distanceKm: distanceOf(job, place) }] : [];
  });
}

/** To a hundred metres: the place of a job is a town or a street, never a door. */
function distanceOf({ location }: Job, place: Criteria['place']): number | null {
  if (place === null || location === null) return null;
  return Math.round(distanceKm(place, location) * 10) / 10;
}
