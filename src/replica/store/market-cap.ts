import { distanceKm } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { SEARCH_RADIUS_KM } from '../../../contract/limits.ts';
import { getMeta, type Replica } from '../database.ts';
import { rowKey } from '../outbox-entry.ts';
import { marketPart } from '../queries/market-part.ts';
import { me } from '../queries/me.ts';
import { putMeta } from '../write-gate.ts';
import { isNeeded, neededKeys } from './needed-rows.ts';
import { reloadTrimmed } from './trim-note.ts';

/** Rows read at a time: small enough for the memory of a phone. */
const AT_A_TIME = 500;

type Region = { lat: number; lng: number; radius: number };

/**
 * Takes away what is over the cap of the market, the least missed first (rule S2.3): jobs elsewhere, then remote ones, then
 * those around the places of saved searches, the first of which is where the person lives; of each the oldest first.
 * Never one that was saved or applied to, or that a waiting entry or a draft names. Answers how many went.
 */
export async function capMarket(db: Replica): Promise<number> {
  const { most } = await marketPart(db);
  const over = (await db.job.count()) - most;
  if (over <= 0) return 0;
  const order = await leastMissedFirst(db);
  return db.transaction('rw', db.tables, async () => {
    const needed = await neededKeys(db, undefined);
    const going = order.filter((id) => !isNeeded(needed, rowKey('job', id), id)).slice(0, over);
    await db.job.bulkDelete(going);
    await putMeta(db, 'marketCut', true);
    return going.length;
  });
}

/**
 * Another cap from now on. With a higher one the next pull loads the market again; the outbox is not touched.
 * @param most how many jobs this device may hold
 */
export async function setMarketMost(db: Replica, most: number): Promise<void> {
  const { most: before } = await marketPart(db);
  const wasCut = (await getMeta(db, 'marketCut')) ?? false;
  await db.guard(async () => {
    await putMeta(db, 'marketMost', most);
    if (most > before && wasCut) {
      await db.meta.delete('marketCut');
      await reloadTrimmed(db);
    }
  });
  await capMarket(db);
}

async function leastMissedFirst(db: Replica): Promise<string[]> {
  const regions = await regionsOf(db);
  const oldest = (await db.job.orderBy('publishedAt').primaryKeys()) as string[];
  const byWorth: string[][] = [[], [], []];
  for (let at = 0; at < oldest.length; at += AT_A_TIME)
    for (const job of await db.job.bulkGet(oldest.slice(at, at + AT_A_TIME)))
      if (job) byWorth[worth(job, regions)]?.push(job._id);
  return byWorth.flat();
}

/** 2 near, 1 remote, 0 elsewhere. */
function worth({ location, remote }: Job, regions: readonly Region[]): 0 | 1 | 2 {
  if (location && regions.some((region) => distanceKm(region, location) <= region.radius)) return 2;
  return remote === 'full' ? 1 : 0;
}

async function regionsOf(db: Replica): Promise<Region[]> {
  const searches = Object.values((await me(db))?.settings.savedSearches ?? {});
  return searches.flatMap((search) => {
    const { lat, lng, radius = SEARCH_RADIUS_KM } = search?.value ?? {};
    return lat === undefined || lng === undefined ? [] : [{ lat, lng, radius }];
  });
}
