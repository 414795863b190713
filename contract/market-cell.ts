import { distanceKm, type Point } from './distance.ts';
import type { Job } from './entities/job.ts';

/**
 * A part of the market (rule R10). The parts are a tree, in which a part is split when it holds too many jobs, so that a
 * small market is one file and a large one comes by region:
 *
 * - `m` the whole market
 * - `r` jobs one can do from anywhere, `p` all others
 * - `r2950` of `r`, those published in a week, counted from 1970
 * - `pn` of `p`, those without a place; `p0` to `p3` quarters of the world, `p03` a quarter of `p0`, and so on
 */
export type Cell = string;

export const WHOLE_MARKET: Cell = 'm';
/** Quarters of quarters, down to about 10 × 14 km in the middle of Europe. */
const DEPTH_MAX = 11;
const WEEK_MS = 7 * 86_400_000;

export const CELL_PATTERN = new RegExp(`^(m|r|r\\d{1,5}|p|pn|p[0-3]{1,${DEPTH_MAX}})$`);

/** What says where in the market a job is. */
export type Placed = Pick<Job, 'location' | 'remote' | 'publishedAt'>;

/** Every part a job belongs to, from the whole market down to the smallest. */
export function pathOf({ location, remote, publishedAt }: Placed): Cell[] {
  if (remote === 'full')
    return [
      WHOLE_MARKET,
      'r',
      `r${Math.max(0, Math.floor(Date.parse(publishedAt ?? '1970-01-01') / WEEK_MS))}`,
    ];
  if (!location) return [WHOLE_MARKET, 'p', 'pn'];
  const path = [WHOLE_MARKET, 'p'];
  let [south, north, west, east] = [-90, 90, -180, 180];
  for (let name = 'p'; path.length < DEPTH_MAX + 2; ) {
    const [lat, lng] = [(south + north) / 2, (west + east) / 2];
    const [isNorth, isEast] = [location.lat >= lat, location.lng >= lng];
    [south, north] = isNorth ? [lat, north] : [south, lat];
    [west, east] = isEast ? [lng, east] : [west, lng];
    name += (isNorth ? 2 : 0) + (isEast ? 1 : 0);
    path.push(name);
  }
  return path;
}

/** The part whose files hold a job. @param isSplit whether the files of a part are those of its parts */
export function cellOf(job: Placed, isSplit: (cell: Cell) => boolean): Cell {
  const path = pathOf(job);
  return path.find((cell) => !isSplit(cell)) ?? (path.at(-1) as Cell);
}

/** The parts that a part lies in, from the whole market down. */
export function partsAround(cell: Cell): Cell[] {
  if (cell === WHOLE_MARKET) return [];
  const depths = cell.startsWith('r') ? [1] : Array.from({ length: cell.length }, (_, index) => index + 1);
  return [WHOLE_MARKET, ...depths.map((depth) => cell.slice(0, depth)).filter((part) => part !== cell)];
}

/** Whether a part can be split further. */
export function canSplit(cell: Cell): boolean {
  return cell === WHOLE_MARKET || cell === 'r' || (/^p[0-3]*$/.test(cell) && cell.length <= DEPTH_MAX);
}

/**
 * Kilometres from a point to the nearest point of a part; 0 within it, and for a part that is more than a region.
 * Infinity: it has no place.
 */
export function distanceToCell(cell: Cell, point: Point): number {
  if (cell.startsWith('r') || cell === 'pn') return Number.POSITIVE_INFINITY;
  let [south, north, west, east] = [-90, 90, -180, 180];
  for (const digit of cell.slice(1)) {
    const [lat, lng] = [(south + north) / 2, (west + east) / 2];
    [south, north] = Number(digit) & 2 ? [lat, north] : [south, lat];
    [west, east] = Number(digit) & 1 ? [lng, east] : [west, lng];
  }
  const nearest = {
    lat: Math.min(Math.max(point.lat, south), north),
    lng: Math.min(Math.max(point.lng, west), east),
  };
  return distanceKm(point, nearest);
}
