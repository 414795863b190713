import type { Job } from '../../../contract/entities/job.ts';
import { type JobWishes, meetsWishes, wishFacts } from '../../../contract/policy/job-wishes.ts';
import type { Db } from '../../database/database.ts';
import { loadMarketJobs } from '../job/presenter.ts';
import type { Criteria } from './criteria.ts';
import { findJobs } from './find-jobs.ts';
import type { Position } from './order.ts';

/**
 * Hits that one task compares with wishes about the ad's text, which the database does not search by: one search, and
 * some 100 ms. Behind them the task makes room for others and goes on where it was, so a search that asks for something
 * rare is slower, never silent.
 */
export const LOOKED_AT = 500;
/** The first hits nearly always have one that meets the wishes. */
const READ_AT_ONCE = 25;

/** The newest job that meets everything, or where to go on looking; neither where there is none. */
export type Looked = { readonly job?: Job; readonly rest?: Position };

/** @param after the last hit that an earlier task has compared */
export async function lookForHit(
  db: Db,
  { criteria, wishes, after }: { criteria: Criteria; wishes: JobWishes; after?: Position | undefined },
): Promise<Looked> {
  const { found, more } = await findJobs(db, { criteria, limit: LOOKED_AT, ...(after && { after }) });
  for (let at = 0; at < found.length; at += READ_AT_ONCE) {
    const ids = found.slice(at, at + READ_AT_ONCE).map(({ id }) => id);
    const jobs = await loadMarketJobs(db, ids, criteria.now);
    const job = ids
      .flatMap((id) => jobs.get(id) ?? [])
      .find((hit) => meetsWishes(wishFacts(hit), wishes, criteria.now.getTime()));
    if (job) return { job };
  }
  const rest = more ? found.at(-1) : undefined;
  return rest ? { rest } : {};
}
