import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { SEARCH_RADIUS_KM } from '../../../contract/limits.ts';
import type { Cell } from '../../../contract/market-cell.ts';
import { distanceToCell } from '../../../contract/market-cell.ts';
import type { Replica } from '../database.ts';
import { me } from '../queries/me.ts';

/** Around a place of a saved search, in kilometres. The first is where the person lives. */
export type Region = Point & { radius: number };

export async function regionsOf(db: Replica): Promise<Region[]> {
  const searches = Object.values((await me(db))?.settings.savedSearches ?? {});
  return searches.flatMap((search) => {
    const { lat, lng, radius = SEARCH_RADIUS_KM } = search?.value ?? {};
    return lat === undefined || lng === undefined ? [] : [{ lat, lng, radius }];
  });
}

/** How much a job is missed, the least first: 0 elsewhere, 1 remote, 2 around one of the places. */
export type Worth = 0 | 1 | 2;

export function worthOfJob({ location, remote }: Job, regions: readonly Region[]): Worth {
  if (location && regions.some((region) => distanceKm(region, location) <= region.radius)) return 2;
  return remote === 'full' ? 1 : 0;
}

/** The same of a part of the market: of the job in it that would be missed most. */
export function worthOfCell(cell: Cell, regions: readonly Region[]): Worth {
  if (regions.some((region) => distanceToCell(cell, region) <= region.radius)) return 2;
  return cell.startsWith('r') ? 1 : 0;
}
