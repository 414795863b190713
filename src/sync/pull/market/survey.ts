import { type Cell, pathOf } from '../../../../contract/market-cell.ts';
import type { MarketManifest } from '../../../../contract/market-files.ts';
import type { Replica } from '../../../replica/database.ts';

/** A job that was here, and as which version. */
export type Seen = { id: string; ver: number };

/** Rows read at a time: small enough for the memory of a phone. */
const AT_A_TIME = 500;

/** Of jobs that are in no part of a manifest. */
export const NO_PART = '';

/**
 * The jobs that are here, by the part of the manifest they lie in. Those that were published after it was written are
 * left out: it cannot know them.
 */
export async function surveyJobs(db: Replica, { cells, at }: MarketManifest): Promise<Map<Cell, Seen[]>> {
  const known = new Set(cells.map(({ cell }) => cell));
  const found = new Map<Cell, Seen[]>();
  const ids = await db.job.toCollection().primaryKeys();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    for (const job of await db.job.bulkGet(ids.slice(from, from + AT_A_TIME))) {
      if (!job || (job.publishedAt !== null && job.publishedAt > at)) continue;
      const cell = pathOf(job).find((one) => known.has(one)) ?? NO_PART;
      const seen = { id: job._id, ver: job.ver };
      const others = found.get(cell);
      if (others) others.push(seen);
      else found.set(cell, [seen]);
    }
  }
  return found;
}
